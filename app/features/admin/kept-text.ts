import { changedDraft, type Draft, type FieldValues, mergeDraft } from "./merge-draft.ts";

/** What a form knows beside what the server showed last. */
export type KeptText<Name extends string> = {
  /** What is typed and isn't saved. */
  readonly draft: Draft | null;
  /** What was saved from here last, and the version that it was saved over. */
  readonly sent: { readonly values: FieldValues<Name>; readonly over: number } | null;
};

/** What counts as saved, and the draft over it. */
export type Standing<Name extends string> = { readonly saved: FieldValues<Name>; readonly draft: Draft | null };

/**
 * Gives what counts as saved: what was sent, until the server shows another version than the one that it was saved over.
 * @param saved what the server showed last
 * @param version how often that was saved
 */
export function standing<Name extends string>(
  saved: FieldValues<Name>,
  version: number,
  { draft, sent }: KeptText<Name>,
): Standing<Name> {
  if (sent?.over === version) return { saved: { ...saved, ...sent.values }, draft };
  if (!draft || sent?.over !== version - 1) return { saved, draft };
  // The next version is what the server made of what was sent: "5.00" of "$5".
  const base: Record<string, string> = { ...draft.base };
  for (const name in saved) if (base[name] === sent.values[name]) base[name] = saved[name];
  return { saved, draft: { ...draft, base } };
}

/**
 * What is kept once something was saved: what was typed meanwhile, over what was sent.
 * @param saved what the server showed last
 * @param now what is kept by now
 */
export function afterSaving<Name extends string>(
  saved: FieldValues<Name>,
  now: KeptText<Name>,
  sent: NonNullable<KeptText<Name>["sent"]>,
): KeptText<Name> {
  const before = standing(saved, sent.over, now);
  return { draft: changedDraft(sent.values, null, mergeDraft(before.saved, before.draft).value), sent };
}
