import { useState } from "react";

/** Which item of a list is edited. */
export type Edited<Item> = {
  /** Its key; an empty text for a new one, null for none. */
  readonly key: string | null;
  readonly edit: (key: string | null) => void;
  /** The list as it is shown: an item that somebody else removed stays in its place while its form is open. */
  readonly listed: readonly Item[];
  /** Whether somebody else removed an item that is edited here; never true of a new one, which is null. */
  readonly isGone: (item: Item | null) => boolean;
};

/**
 * Keeps which item of a list is edited, and the item itself where it leaves the list meanwhile: nothing that is typed into its
 * form goes with it.
 * @param items as they were read last
 * @param keyOf gives a text that only this item has, none of them empty
 */
export function useEdited<Item>(items: readonly Item[], keyOf: (item: Item) => string): Edited<Item> {
  const [key, edit] = useState<string | null>(null);
  const [last, setLast] = useState<{ readonly item: Item; readonly index: number } | null>(null);
  const index = items.findIndex((item) => keyOf(item) === key);
  const item = items[index];
  if (item !== undefined && (last?.item !== item || last.index !== index)) setLast({ item, index });
  const gone = item === undefined && last !== null && keyOf(last.item) === key ? last : null;
  return {
    key,
    edit,
    listed: gone ? items.toSpliced(gone.index, 0, gone.item) : items,
    isGone: (one) => one === gone?.item,
  };
}
