import { z } from "zod";
import { lineOfText, linesOfText } from "./plain-text.ts";
import { announcement, faqListId, textBounds } from "./site-texts.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

/** How often a text was saved; 0 for an unchanged one. Whoever saves names the version that they had before them. */
const version = int.nonnegative();

/** Who saved a text last, and when. */
const lastChange = z.object({ username: z.string(), at: z.string() }).nullable();

const question = z.object({
  /** The id of one that staff wrote, the words of a built-in one. */
  key: z.string(),
  question: z.string(),
  /** Plain text of a built-in answer, Markdown of one that staff wrote. */
  answer: z.string(),
  source: z.enum(["built-in", "changed", "added"]),
  hidden: z.boolean(),
  builtIn: z.object({ question: z.string(), answer: z.string() }).nullable(),
});

const faqList = z.object({ id: faqListId, title: z.string(), version, lastChange, questions: z.array(question) });
export type FaqList = z.infer<typeof faqList>;

export const textsResponse = staffResponse({
  announcement: z.object({ version, lastChange, value: announcement.nullable() }),
  faq: rowsOf(faqList),
});
export type TextsResponse = z.infer<typeof textsResponse>;

/** Sets the announcement above the header; null takes it away. */
export const announcementRequest = z.strictObject({
  version,
  announcement: announcement
    .refine(({ from, until }) => from === null || until === null || from < until, { path: ["until"] })
    .nullable(),
});

const key = z.string().min(1).max(500);
const inList = { list: faqListId, version };

/** Writes a question of a list and its answer; without a key it is a new one. */
export const questionRequest = z.strictObject({
  ...inList,
  key: key.nullable(),
  question: lineOfText(textBounds.question),
  answer: linesOfText(textBounds.answer),
});

/** Arranges a list: every question of it in its order, hidden or not. */
export const arrangeRequest = z.strictObject({
  ...inList,
  questions: z.array(z.strictObject({ key, hidden: z.boolean() })).max(2 * textBounds.questionsPerList),
});

/** Gives a changed question its built-in text again; an added question is deleted. */
export const takeBackRequest = z.strictObject({ ...inList, key });
