import { expect, test } from "vitest";
import { entriesOf, listQuestions } from "./faq-list.ts";
import type { FaqEntry } from "./site-texts.ts";

const builtIn = [
  { question: "A?", answer: "a" },
  { question: "B?", answer: "b" },
  { question: "C?", answer: "c" },
];
const own = (id: string, replaces: string | null, hidden = false): FaqEntry => ({
  kind: "own",
  id,
  question: `${id}?`,
  answer: id,
  replaces,
  hidden,
});
const keys = (entries: readonly FaqEntry[]) => listQuestions(builtIn, entries).map(({ key, source }) => [key, source]);

test("without an arrangement the built-in questions stand in their order, all visible", () => {
  expect(listQuestions(builtIn)).toEqual(
    builtIn.map((one) => ({ ...one, key: one.question, source: "built-in", hidden: false, builtIn: null })),
  );
});

test("arranged questions come first, the built-in ones that the arrangement doesn't name after them, each once", () => {
  const arranged: FaqEntry[] = [{ kind: "built-in", question: "C?", hidden: true }, own("new", null), own("b", "B?")];
  expect(keys(arranged)).toEqual([
    ["C?", "built-in"],
    ["new", "added"],
    ["b", "changed"],
    ["A?", "built-in"],
  ]);
  const [hidden, added, changed] = listQuestions(builtIn, arranged);
  expect(hidden).toMatchObject({ answer: "c", hidden: true, builtIn: null });
  expect(added).toMatchObject({ question: "new?", answer: "new", hidden: false, builtIn: null });
  expect(changed).toMatchObject({ question: "b?", answer: "b", builtIn: builtIn[1] });
});

test("a built-in question that a release took away is gone; staff's words in its place stay, as their own", () => {
  expect(keys([{ kind: "built-in", question: "Gone?", hidden: false }, own("mine", "Gone?")])).toEqual([
    ["mine", "added"],
    ["A?", "built-in"],
    ["B?", "built-in"],
    ["C?", "built-in"],
  ]);
});

test("what is stored of a list gives the same list", () => {
  const list = listQuestions(builtIn, [
    own("b", "B?", true),
    { kind: "built-in", question: "A?", hidden: true },
    own("new", null),
  ]);
  expect(listQuestions(builtIn, entriesOf(list))).toEqual(list);
  expect(entriesOf(list)[1]).toEqual({ kind: "built-in", question: "A?", hidden: true });
  expect(entriesOf(list)[0]).toEqual(own("b", "B?", true));
  expect(entriesOf(list)[2]).toEqual(own("new", null));
});
