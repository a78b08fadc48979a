/** Remembers what is made of an object for as long as the object lives. */
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
