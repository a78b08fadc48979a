import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/memory-storage.ts";
import { saveOriginalManualUrl, takeOriginalManualUrl } from "./original-url.ts";

beforeEach(() => void vi.stubGlobal("localStorage", memoryStorage(new Map())));
afterEach(() => vi.unstubAllGlobals());

test("a saved manual URL is taken once", () => {
  saveOriginalManualUrl("/pages/incard-user-manual?srsltid=1#reset");
  expect(takeOriginalManualUrl()).toBe("/pages/incard-user-manual?srsltid=1#reset");
  expect(takeOriginalManualUrl()).toBeNull();
});

test.each(["/user-manual", "/user-manual#reset", "/pages/faq?a=b", "/pages/Old.Manual~2%20x-y_z"])(
  "%s is put back",
  (address) => {
    saveOriginalManualUrl(address);
    expect(takeOriginalManualUrl()).toBe(address);
  },
);

test.each([
  "/user-manual-2",
  "/pages/",
  "/pages/a/b",
  "x/user-manual",
  "/user-manual x",
  "https://evil.example/",
  "//evil.example",
  "/admin",
  "/pages/../admin",
  "javascript:alert(1)",
])("%s isn't put into the history", (address) => {
  saveOriginalManualUrl(address);
  expect(takeOriginalManualUrl()).toBeNull();
});

test("with blocked storage nothing is saved and nothing breaks", () => {
  // The browser throws where storage is blocked.
  vi.stubGlobal("localStorage", undefined);
  saveOriginalManualUrl("/user-manual");
  expect(takeOriginalManualUrl()).toBeNull();
});
