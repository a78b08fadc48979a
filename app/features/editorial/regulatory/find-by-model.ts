const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * The entries that hold for a model number, as it is written on a label or in part.
 * Case, spaces and dashes don't matter; nothing typed gives all of them.
 */
export function findByModel<T extends { models: readonly string[] }>(all: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed);
  if (wanted === "") return typed.trim() === "" ? all : [];
  return all.filter(({ models }) => models.some((model) => plain(model).startsWith(wanted)));
}
