import { randomUUID } from "node:crypto";
import { textMessages } from "#content/admin-texts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { builtInFaq, type FaqList, faqLists } from "#content/faq-lists.ts";
import { serverMessages } from "#content/server-messages.ts";
import {
  announcementRequest,
  arrangeRequest,
  questionRequest,
  type TextsResponse,
  takeBackRequest,
  textsResponse,
} from "#contract/admin-texts.ts";
import { entriesOf, type ListedQuestion, listQuestions } from "#contract/faq-list.ts";
import { announcement, faqEntries, textBounds } from "#contract/site-texts.ts";
import type { AppContext } from "#server/app-context.ts";
import type { AuditAction } from "#server/db/queries/audit-log.ts";
import { readSiteText, readSiteTexts, type SiteTextRow, saveSiteText } from "#server/db/queries/site-texts.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { offerRulesOf } from "#server/texts/shop-settings.ts";
import { announcementKey } from "#server/texts/site-texts.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { actionCall, noQuery, queryCall, type StaffCall } from "./staff-call.ts";

/** How often a text was saved, and by whom last. */
type Saved = Pick<TextsResponse["announcement"], "version" | "lastChange">;

const savedOf = (row: SiteTextRow | undefined): Saved => ({
  version: row?.version ?? 0,
  lastChange: row ? { username: row.username, at: row.updated_at } : null,
});

/** A list of questions as it is shown now, hidden ones included. */
function questionsOf(
  { catalog, config, texts }: AppContext,
  list: FaqList,
  row: SiteTextRow | undefined,
): readonly ListedQuestion[] {
  const builtIn = builtInFaq(list, offersOf(catalog.current(), offerRulesOf(config, texts.current())));
  return listQuestions(builtIn, (row && parseJson(faqEntries, row.json)) ?? []);
}

/** `GET /api/admin/texts`: the announcement and the lists of questions, as they are saved. */
export const textsCall = queryCall(noQuery, textsResponse, async ({ context, db }) => {
  const rows = new Map((await readSiteTexts(db)).map((row) => [row.key, row]));
  const row = rows.get(announcementKey);
  return {
    announcement: { ...savedOf(row), value: row ? parseJson(announcement, row.json) : null },
    faq: faqLists.map((list) => ({
      id: list.id,
      title: list.title,
      ...savedOf(rows.get(list.id)),
      questions: [...questionsOf(context, list, rows.get(list.id))],
    })),
  };
});

type SavedValue = {
  readonly key: string;
  readonly version: number;
  readonly value: unknown;
  readonly staffOnly?: true;
};

/**
 * Saves a text that staff edit, unless somebody saved it since they read it. It is on the pages of this process at
 * once, unless it is for staff only, and in the audit log as `action` with `detail`.
 * @throws HTTPException 409 for what somebody else saved since
 */
export async function saveText(
  { context, db, staff: { username }, audit }: StaffCall,
  { value, ...text }: SavedValue,
  action: AuditAction,
  detail: string,
): Promise<void> {
  if (!(await saveSiteText(context.database, { ...text, username, json: JSON.stringify(value) }))) {
    throw httpError(409, textMessages.changedMeanwhile((await readSiteText(db, text.key))?.username ?? username));
  }
  await audit(action, detail);
  await context.texts.refresh();
}

/**
 * `POST /api/admin/texts/announcement`: sets the announcement above the header, or takes it away.
 * @throws as `saveText`
 */
export const saveAnnouncementCall = actionCall(
  announcementRequest,
  async (call) => {
    const { version, announcement: value } = call.input;
    const detail = value ? `${value.text} (${value.from ?? "now"} to ${value.until ?? "no end"})` : "taken away";
    await saveText(call, { key: announcementKey, version, value }, "announcement saved", detail);
    return value ? textMessages.announcementSaved : textMessages.announcementGone;
  },
  textMessages.badAnnouncement,
);

/**
 * Changes a list of questions as a whole and notes what was done.
 * @throws HTTPException 400 for a list that doesn't exist, 409 when somebody saved it since
 */
async function changeList(
  call: StaffCall<{ readonly list: string; readonly version: number }>,
  change: (questions: readonly ListedQuestion[]) => { questions: readonly ListedQuestion[]; what: string },
): Promise<void> {
  const { list, version } = call.input;
  const changed = faqLists.find(({ id }) => id === list);
  if (!changed) throw httpError(400, serverMessages.invalid);
  const row = await readSiteText(call.db, list);
  if ((row?.version ?? 0) !== version) {
    throw httpError(409, textMessages.changedMeanwhile(row?.username ?? call.staff.username));
  }
  const { questions, what } = change(questionsOf(call.context, changed, row));
  await saveText(call, { key: list, version, value: entriesOf(questions) }, "questions changed", `${list}: ${what}`);
}

/**
 * `POST /api/admin/texts/question`: writes a question of a list; a new one is added at the end.
 * @throws HTTPException 400 for an answer that can't be shown, a question that is there already, or too many, 409 as
 *   `changeList`
 */
export const saveQuestionCall = actionCall(questionRequest, async (call) => {
  const { key, question, answer } = call.input;
  await checkMarkdown(call.context.database, answer, "answer");
  await changeList(call, (questions) => {
    if (questions.some((other) => other.key !== key && other.question === question))
      throw httpError(400, textMessages.asked);
    if (key === null) {
      if (questions.length >= textBounds.questionsPerList) throw httpError(400, textMessages.tooMany);
      const added = { key: randomUUID(), question, answer, source: "added", hidden: false, builtIn: null } as const;
      return { questions: [...questions, added], what: `added “${question}”` };
    }
    const before = orNotFound(questions.find((known) => known.key === key));
    const { source, hidden } = before;
    const builtIn = source === "built-in" ? { question: before.question, answer: before.answer } : before.builtIn;
    const after: ListedQuestion = {
      key: source === "built-in" ? randomUUID() : key,
      question,
      answer,
      hidden,
      builtIn,
      source: builtIn ? "changed" : "added",
    };
    return { questions: questions.with(questions.indexOf(before), after), what: `changed “${question}”` };
  });
  return textMessages.questionSaved;
});

/**
 * `POST /api/admin/texts/arrange`: orders, hides and shows the questions of a list.
 * @throws HTTPException 400 unless each of them is named once, 409 as `changeList`
 */
export const arrangeQuestionsCall = actionCall(arrangeRequest, async (call) => {
  await changeList(call, (questions) => {
    const wanted = call.input.questions;
    const byKey = new Map(questions.map((question) => [question.key, question]));
    const arranged = wanted.flatMap(({ key, hidden }) => {
      const question = byKey.get(key);
      return question ? [{ ...question, hidden }] : [];
    });
    const namesEachOnce =
      wanted.length === questions.length && new Set(arranged.map(({ key }) => key)).size === questions.length;
    if (!namesEachOnce) throw httpError(400, serverMessages.invalid);
    const turned = arranged.filter(({ key, hidden }) => byKey.get(key)?.hidden !== hidden);
    const what = turned.map(({ question, hidden }) => `${hidden ? "hid" : "showed"} “${question}”`).join(", ");
    return { questions: arranged, what: what || "order changed" };
  });
  return textMessages.arranged;
});

/**
 * `POST /api/admin/texts/take-back`: gives a changed question its built-in text again; an added one is deleted.
 * @throws HTTPException 404 where there is none, 409 as `changeList`
 */
export const takeBackQuestionCall = actionCall(takeBackRequest, async (call) => {
  let message: string = textMessages.takenBack;
  await changeList(call, (questions) => {
    const found = orNotFound(questions.find(({ key, source }) => key === call.input.key && source !== "built-in"));
    const { builtIn, hidden } = found;
    if (!builtIn) {
      message = textMessages.removed;
      return { questions: questions.filter((other) => other !== found), what: `deleted “${found.question}”` };
    }
    const original = { ...builtIn, key: builtIn.question, source: "built-in", hidden, builtIn: null } as const;
    return { questions: questions.with(questions.indexOf(found), original), what: `took back “${found.question}”` };
  });
  return message;
});
