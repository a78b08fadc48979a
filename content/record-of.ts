/**
 * Makes a record with a value for each of some keys, which keeps the keys' type where `Object.fromEntries` gives `string`.
 * @param keys each once
 * @param valueFor makes the value of a key
 */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) record[key] = valueFor(key);
  if (!isComplete(record, keys)) throw new Error("a key has no value");
  return record;
}

const isComplete = <Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): record is Record<Key, Value> => keys.every((key) => Object.hasOwn(record, key));
