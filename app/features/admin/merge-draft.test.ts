import { expect, test } from "vitest";
import { changedDraft, mergeDraft, settledDraft } from "./merge-draft.ts";

const before = { name: "Ada LLC", law: "", phone: "+1" };
/** Somebody typed another name and a phone number over what was saved. */
const draft = changedDraft(before, null, { name: "Bea LLC", law: "", phone: "+2" });

test("what is typed stands over what is saved, and nothing is left where it is back", () => {
  expect(mergeDraft(before, draft)).toEqual({ value: { name: "Bea LLC", law: "", phone: "+2" }, theirs: new Map() });
  expect(changedDraft(before, draft, before)).toBeNull();
  expect(mergeDraft(before, null).value).toEqual(before);
});

test("a field that nobody typed into takes what somebody else saved", () => {
  const theirs = { ...before, law: "Italy" };
  expect(mergeDraft(theirs, draft)).toEqual({
    value: { name: "Bea LLC", law: "Italy", phone: "+2" },
    theirs: new Map(),
  });
});

test("a field that both changed has both values until one is chosen, whatever else is typed", () => {
  const saved = { ...before, name: "Cy LLC", phone: "+3" };
  expect(Object.fromEntries(mergeDraft(saved, draft).theirs)).toEqual({ name: "Cy LLC", phone: "+3" });
  const typedOn = changedDraft(saved, draft, { name: "Bea Inc.", law: "France", phone: "+2" });
  expect(Object.fromEntries(mergeDraft(saved, typedOn).theirs)).toEqual({ name: "Cy LLC", phone: "+3" });

  const mine = settledDraft(saved, typedOn, "name", "mine");
  const both = settledDraft(saved, mine, "phone", "theirs");
  expect(mergeDraft(saved, both)).toEqual({
    value: { name: "Bea Inc.", law: "France", phone: "+3" },
    theirs: new Map(),
  });
});

test("a field in which a choice is due keeps what is typed, also where that is empty or what stood before", () => {
  const bothAdded = { ...before, law: "Italy" };
  const added = changedDraft(before, null, { ...before, law: "France" });
  const emptied = changedDraft(bothAdded, added, { ...before, law: "" });
  expect(mergeDraft(bothAdded, emptied)).toEqual({ value: before, theirs: new Map([["law", "Italy"]]) });

  const saved = { ...before, name: "Cy LLC" };
  const back = changedDraft(saved, draft, before);
  expect(mergeDraft(saved, back)).toEqual({ value: before, theirs: new Map([["name", "Cy LLC"]]) });
  expect(settledDraft(saved, back, "name", "theirs")).toBeNull();
  expect(mergeDraft(saved, settledDraft(saved, back, "name", "mine"))).toEqual({ value: before, theirs: new Map() });
});

test("both typed the same: there is nothing to choose", () => {
  expect(mergeDraft({ ...before, name: "Bea LLC", phone: "+2" }, draft).theirs).toEqual(new Map());
});

test("theirs taken everywhere leaves no draft", () => {
  const saved = { ...before, name: "Cy LLC", phone: "+3" };
  const one = settledDraft(saved, draft, "name", "theirs");
  expect(settledDraft(saved, one, "phone", "theirs")).toBeNull();
});

test("a field that is new since the draft was kept has its saved value", () => {
  const saved = { ...before, city: "Lyon" };
  expect(mergeDraft(saved, draft).value).toEqual({ name: "Bea LLC", law: "", phone: "+2", city: "Lyon" });
});
