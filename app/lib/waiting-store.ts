/** How a post that waited ended. */
export type WaitingOutcome = {
  readonly sent: boolean;
  /** The server's own words, where it gave any. */
  readonly says: string;
};

/** Something that was sent without a network. */
export type WaitingPost = {
  readonly id: string;
  /** Which form it comes from. */
  readonly kind: string;
  readonly path: string;
  /** What is posted as JSON; null once it is done, so that nothing personal stays. */
  readonly payload: unknown;
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** Not tried again before this time, in milliseconds. */
  readonly notBefore: number;
  /** Absent while it waits. */
  readonly outcome?: WaitingOutcome;
};

/** Where waiting posts are kept; tests bring one of their own. */
export type WaitingStore = {
  /** All of them, the oldest first. */
  all(): Promise<readonly WaitingPost[]>;
  put(post: WaitingPost): Promise<void>;
  remove(id: string): Promise<void>;
};

const storeName = "posts";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const isPost = (value: unknown): value is WaitingPost =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "path" in value &&
  typeof value.path === "string" &&
  "at" in value &&
  typeof value.at === "number";

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open("waiting", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: "id" });
  const database = await settled(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await settled(work(transaction.objectStore(storeName)));
    await done;
    return result;
  } finally {
    database.close();
  }
}

/** The store of this browser, shared by all pages and the worker. Its calls throw where the browser keeps nothing. */
export const browserStore: WaitingStore = {
  async all() {
    const found: unknown[] = await withStore("readonly", (store) => store.getAll());
    return found.filter(isPost).toSorted((a, b) => a.at - b.at);
  },
  async put(post) {
    await withStore("readwrite", (store) => store.put(post));
  },
  async remove(id) {
    await withStore("readwrite", (store) => store.delete(id));
  },
};
