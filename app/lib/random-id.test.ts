import { expect, test, vi } from "vitest";
import { z } from "zod";
import { randomId } from "./random-id.ts";

test("an id is a UUID, another one each time, where the browser gives no randomUUID", () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 500 }, randomId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(z.uuidv4().parse(id)).toBe(id);
  expect(new Set(ids).size).toBe(ids.length);
});
