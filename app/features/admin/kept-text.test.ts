import { expect, test } from "vitest";
import { afterSaving, type KeptText, standing } from "./kept-text.ts";
import { changedDraft, type FieldValues, mergeDraft } from "./merge-draft.ts";

type Fields = "rate" | "from";
const version = 3;
const before: FieldValues<Fields> = { rate: "", from: "Oslo" };
const sent = { values: { rate: "$5", from: "Oslo" }, over: version };
/** What the server made of it. */
const cleaned: FieldValues<Fields> = { rate: "5.00", from: "Oslo" };
const typed: KeptText<Fields> = { draft: changedDraft(before, null, sent.values), sent: null };
const saved = afterSaving(before, typed, sent);

function shown(values: FieldValues<Fields>, at: number, kept: KeptText<Fields>): unknown {
  const now = standing(values, at, kept);
  return mergeDraft(now.saved, now.draft);
}

/** As the form does while its answer of the server is that of before. */
function typeOn(values: FieldValues<Fields>, at: number, kept: KeptText<Fields>, next: FieldValues<Fields>) {
  const now = standing(values, at, kept);
  return { ...kept, draft: changedDraft(now.saved, now.draft, next) };
}

test("what was sent stays on the screen until the server shows what it made of it", () => {
  expect(saved.draft).toBeNull();
  expect(shown(before, version, saved)).toEqual({ value: sent.values, theirs: new Map() });
  expect(shown(cleaned, version + 1, saved)).toEqual({ value: cleaned, theirs: new Map() });
});

test("what is typed after a save, before the screen was loaded again, is no change beside the saved one", () => {
  const other = typeOn(before, version, saved, { rate: "$5", from: "Bergen" });
  const again = typeOn(before, version, other, { rate: "$5", from: "Bergen, Norway" });
  expect(shown(before, version, again)).toEqual({ value: { rate: "$5", from: "Bergen, Norway" }, theirs: new Map() });
  expect(shown(cleaned, version + 1, again)).toEqual({
    value: { rate: "5.00", from: "Bergen, Norway" },
    theirs: new Map(),
  });
  const same = typeOn(before, version, saved, { rate: "$6", from: "Oslo" });
  expect(shown(cleaned, version + 1, same)).toEqual({ value: { rate: "$6", from: "Oslo" }, theirs: new Map() });
});

test("what is typed while a save is under way stays", () => {
  const meanwhile = typeOn(before, version, typed, { rate: "$5", from: "Bergen" });
  const kept = afterSaving(before, meanwhile, sent);
  expect(kept.draft).toEqual({ base: { from: "Oslo" }, value: { from: "Bergen" } });
  expect(shown(cleaned, version + 1, kept)).toEqual({ value: { rate: "5.00", from: "Bergen" }, theirs: new Map() });

  const same = afterSaving(before, typeOn(before, version, typed, { rate: "$56", from: "Oslo" }), sent);
  expect(shown(before, version, same)).toEqual({ value: { rate: "$56", from: "Oslo" }, theirs: new Map() });
  expect(shown(cleaned, version + 1, same)).toEqual({ value: { rate: "$56", from: "Oslo" }, theirs: new Map() });
});

test("what somebody else saves after that is theirs", () => {
  const typedOn = typeOn(before, version, saved, { rate: "$6", from: "Oslo" });
  expect(shown({ rate: "7.00", from: "Rome" }, version + 2, typedOn)).toEqual({
    value: { rate: "$6", from: "Rome" },
    theirs: new Map([["rate", "7.00"]]),
  });
});

test("a second save over the next version stands over the first", () => {
  const typedOn = typeOn(before, version, saved, { rate: "$6", from: "Oslo" });
  const second = { values: { rate: "$6", from: "Oslo" }, over: version + 1 };
  const kept = afterSaving(cleaned, typedOn, second);
  expect(kept).toEqual({ draft: null, sent: second });
  expect(shown(cleaned, version + 1, kept)).toEqual({ value: second.values, theirs: new Map() });
});
