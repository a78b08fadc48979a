/** Calls the listener at each change; returns a function that unsubscribes. */
export type Subscribe = (listener: () => void) => () => void;

export type Store<T> = {
  get: () => T;
  /** Sets the value, and tells everybody who has subscribed. */
  set: (next: T) => void;
  subscribe: Subscribe;
};

/** Makes a value that several components share, for `useSyncExternalStore(store.subscribe, store.get)`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
