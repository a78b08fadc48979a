const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The entries of a model number or a part of one, without case, spaces and dashes; all for nothing typed. */
export function findByModel<T extends { models: readonly string[] }>(all: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed);
  if (wanted === "") return typed.trim() === "" ? all : [];
  return all.filter(({ models }) => models.some((model) => plain(model).startsWith(wanted)));
}
