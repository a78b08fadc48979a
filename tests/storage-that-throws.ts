import type { Page } from "@playwright/test";

/** As a browser does that blocks all cookies, is full, or has no storage at all. */
export const storageFailures = {
  "localStorage is blocked": { blocked: ["localStorage"] },
  "sessionStorage is blocked": { blocked: ["sessionStorage"] },
  "all storage is blocked": { blocked: ["localStorage", "sessionStorage", "indexedDB", "caches"] },
  "storage is full": { full: true },
  "databases and workers are refused": { noDatabases: true },
} as const;

type StorageFailure = {
  readonly blocked?: readonly string[];
  readonly full?: boolean;
  readonly noDatabases?: boolean;
};

/** Makes storage throw on every page that is loaded from now on. */
export async function breakStorage(page: Page, failure: StorageFailure): Promise<void> {
  await page.addInitScript(({ blocked = [], full, noDatabases }: StorageFailure) => {
    const refuse = (name: string) => (): never => {
      throw new DOMException("The operation is insecure.", name);
    };
    for (const name of blocked) Object.defineProperty(window, name, { get: refuse("SecurityError") });
    if (full) Storage.prototype.setItem = refuse("QuotaExceededError");
    if (noDatabases) {
      IDBFactory.prototype.open = refuse("SecurityError");
      CacheStorage.prototype.open = refuse("SecurityError");
      CacheStorage.prototype.match = refuse("SecurityError");
      Object.defineProperty(navigator, "serviceWorker", { value: undefined });
    }
  }, failure);
}
