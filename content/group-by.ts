/**
 * Puts items under their keys, in the order of their first ones, as `Map.groupBy` does: browsers have that from 2024 on.
 * @returns a list of at least one item for each key
 */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
