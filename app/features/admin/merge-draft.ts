/** The values of a form, by the names of its fields. */
export type FieldValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** What was typed into fields of a form, with what was saved when each was first changed. Other fields aren't in it. */
export type Draft = { readonly base: FieldValues; readonly value: FieldValues };

/** A draft over what is saved by now. */
export type MergedDraft<Name extends string> = {
  /** What the form shows: what was typed, and elsewhere what is saved. */
  readonly value: FieldValues<Name>;
  /** What was saved meanwhile in fields that were changed here too, by their names. */
  readonly theirs: ReadonlyMap<string, string>;
};

/** Lays a draft over what is saved by now. A field that nobody typed into shows what is saved, whoever saved it. */
export function mergeDraft<Name extends string>(saved: FieldValues<Name>, draft: Draft | null): MergedDraft<Name> {
  const value: Record<Name, string> = { ...saved };
  const theirs = new Map<string, string>();
  if (!draft) return { value, theirs };
  for (const name in saved) {
    const mine = draft.value[name];
    const base = draft.base[name];
    if (mine === undefined) continue;
    value[name] = mine;
    if (saved[name] !== base && saved[name] !== mine) theirs.set(name, saved[name]);
  }
  return { value, theirs };
}

/**
 * The draft once the form shows other values. What two people changed stays to be settled.
 * @returns null where nothing differs from what is saved
 */
export function changedDraft<Name extends string>(
  saved: FieldValues<Name>,
  draft: Draft | null,
  value: FieldValues<Name>,
): Draft | null {
  const { theirs } = mergeDraft(saved, draft);
  const next: Record<"base" | "value", Record<string, string>> = { base: {}, value: {} };
  for (const name in saved) {
    // What is empty or back at the start is a text too while another one was saved.
    if (!theirs.has(name) && value[name] === saved[name]) continue;
    next.base[name] = theirs.has(name) ? (draft?.base[name] ?? "") : saved[name];
    next.value[name] = value[name];
  }
  return Object.keys(next.value).length > 0 ? next : null;
}

/**
 * The draft once it was chosen which of two values stays in a field.
 * @returns null where nothing differs from what is saved then
 */
export function settledDraft<Name extends string>(
  saved: FieldValues<Name>,
  draft: Draft | null,
  name: string,
  choice: "mine" | "theirs",
): Draft | null {
  const theirs = mergeDraft(saved, draft).theirs.get(name);
  if (!draft || theirs === undefined) return draft;
  const settled = {
    base: { ...draft.base, [name]: theirs },
    value: choice === "mine" ? draft.value : { ...draft.value, [name]: theirs },
  };
  return changedDraft(saved, settled, mergeDraft(saved, settled).value);
}
