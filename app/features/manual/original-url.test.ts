import { afterEach, expect, test, vi } from "vitest";
import { saveOriginalManualUrl, takeOriginalManualUrl } from "./original-url.ts";

/** The browser's storage, or a blocked one. */
function storage(open = true): void {
  const cached = new Map<string, string>();
  const guard = <T>(work: () => T): T => {
    if (!open) throw new Error("storage is shut");
    return work();
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => guard(() => cached.get(key) ?? null),
    setItem: (key: string, value: string) => guard(() => cached.set(key, value)),
    removeItem: (key: string) => guard(() => cached.delete(key)),
  });
}
afterEach(() => vi.unstubAllGlobals());

test("a saved manual URL is taken once", () => {
  storage();
  saveOriginalManualUrl("/pages/incard-user-manual?srsltid=1#reset");
  expect(takeOriginalManualUrl()).toBe("/pages/incard-user-manual?srsltid=1#reset");
  expect(takeOriginalManualUrl()).toBeNull();
});

test.each(["https://evil.example/", "//evil.example", "/admin", "/pages/../admin", "javascript:alert(1)"])(
  "%s isn't put into the history",
  (address) => {
    storage();
    saveOriginalManualUrl(address);
    expect(takeOriginalManualUrl()).toBeNull();
  },
);

test("with blocked storage nothing is saved and nothing breaks", () => {
  storage(false);
  saveOriginalManualUrl("/user-manual");
  expect(takeOriginalManualUrl()).toBeNull();
});
