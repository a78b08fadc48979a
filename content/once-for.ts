/**
 * Wraps a function so that it is called once for each object, and its result is kept for as long as the object lives.
 * @param make makes something of an object; it must depend on nothing else
 */
export function onceFor<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const cached = new WeakMap<Key, { readonly made: T }>();
  return (key) => {
    let found = cached.get(key);
    if (!found) {
      found = { made: make(key) };
      cached.set(key, found);
    }
    return found.made;
  };
}
