import { expect, test } from "vitest";
import { parseUrl } from "./parse-url.ts";

test.each(["", "no address", "//host", "http://", "/path"])("%j isn't an absolute address", (text) => {
  expect(parseUrl(text)).toBeNull();
});

test("an address is read, also one that is relative to another", () => {
  expect(parseUrl("https://example.com/a?b#c")?.href).toBe("https://example.com/a?b#c");
  expect(parseUrl("/a", "https://example.com/b")?.href).toBe("https://example.com/a");
});
