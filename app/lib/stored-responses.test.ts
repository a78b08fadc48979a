import { afterEach, expect, test, vi } from "vitest";
import { findResponse, responseStores } from "./stored-responses.ts";

afterEach(() => vi.unstubAllGlobals());

test("where storage is refused nothing is found, so that the network answers", async () => {
  const refuse = () => Promise.reject(new DOMException("denied", "SecurityError"));
  vi.stubGlobal("caches", { keys: refuse, match: refuse });
  expect([await findResponse("/"), await findResponse("/", "pages-1"), await responseStores()]).toEqual([
    undefined,
    undefined,
    [],
  ]);
  vi.stubGlobal("caches", undefined);
  expect([await findResponse("/"), await responseStores()]).toEqual([undefined, []]);
});

test("one store can be asked alone", async () => {
  const match = vi.fn(async () => new Response("stored"));
  vi.stubGlobal("caches", { match });
  expect(await (await findResponse("/a", "pages-1"))?.text()).toBe("stored");
  expect(match).toHaveBeenCalledWith("/a", { cacheName: "pages-1" });
});
