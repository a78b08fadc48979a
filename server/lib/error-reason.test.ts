import { expect, test } from "vitest";
import { reasonOf } from "./error-reason.ts";

test("a failed request names the server that isn't there", async () => {
  const error: unknown = await fetch("http://nothing.invalid/").catch((failure: unknown) => failure);
  expect(reasonOf(error)).toMatch(/^fetch failed \(.*nothing\.invalid\)$/);
});

test("a cause that the message already tells isn't told twice", () => {
  expect(reasonOf(new Error("can't read: no such file", { cause: new Error("no such file") }))).toBe(
    "can't read: no such file",
  );
  expect(reasonOf(new Error("plain"))).toBe("plain");
  expect(reasonOf("a text")).toBe("a text");
});
