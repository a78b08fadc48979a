import { afterEach, expect, test, vi } from "vitest";
import { keepOriginalManualUrl, takeOriginalManualUrl } from "./original-url.ts";

/** The browser's storage, or one that is shut. */
function storage(open = true): void {
  const kept = new Map<string, string>();
  const guard = <T>(work: () => T): T => {
    if (!open) throw new Error("storage is shut");
    return work();
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => guard(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => guard(() => kept.set(key, value)),
    removeItem: (key: string) => guard(() => kept.delete(key)),
  });
}
afterEach(() => vi.unstubAllGlobals());

test("a kept manual address is taken once", () => {
  storage();
  keepOriginalManualUrl("/pages/incard-user-manual?srsltid=1#reset");
  expect(takeOriginalManualUrl()).toBe("/pages/incard-user-manual?srsltid=1#reset");
  expect(takeOriginalManualUrl()).toBeNull();
});

test.each(["https://evil.example/", "//evil.example", "/admin", "/pages/../admin", "javascript:alert(1)"])(
  "%s isn't put into the history",
  (address) => {
    storage();
    keepOriginalManualUrl(address);
    expect(takeOriginalManualUrl()).toBeNull();
  },
);

test("with storage shut nothing is kept and nothing breaks", () => {
  storage(false);
  keepOriginalManualUrl("/user-manual");
  expect(takeOriginalManualUrl()).toBeNull();
});
