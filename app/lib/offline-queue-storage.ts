export type QueuedRequest = {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  /** Deleted with the request when its outcome is shown. */
  readonly payload: unknown;
  /** In milliseconds. */
  readonly at: number;
  /** No retry before this time, in milliseconds. */
  readonly notBefore: number;
  /** Absent while pending. */
  readonly outcome?: { readonly sent: boolean; readonly message: string };
};

export type QueueStorage = typeof browserStorage;

const storeName = "posts";

const isPost = (value: unknown): value is QueuedRequest =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "path" in value &&
  typeof value.path === "string" &&
  "at" in value &&
  typeof value.at === "number";

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("waiting", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: "id" });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

/** IndexedDB, shared by all pages and the worker. Throws where storage is unavailable. */
export const browserStorage = {
  /** Oldest first. */
  async all(): Promise<readonly QueuedRequest[]> {
    const found: unknown[] = await withStore("readonly", (store) => store.getAll());
    return found.filter(isPost).toSorted((a, b) => a.at - b.at);
  },
  async put(post: QueuedRequest): Promise<void> {
    await withStore("readwrite", (store) => store.put(post));
  },
  async remove(id: string): Promise<void> {
    await withStore("readwrite", (store) => store.delete(id));
  },
};
