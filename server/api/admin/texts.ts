import { randomUUID } from "node:crypto";
import type { Handler } from "hono";
import { textMessages } from "#content/admin-texts.ts";
import { type Offers, offersOf } from "#content/catalog/offers.ts";
import { builtInFaq } from "#content/faq-lists.ts";
import { serverMessages } from "#content/server-messages.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import {
  announcementRequest,
  arrangeRequest,
  questionRequest,
  type TextsResponse,
  takeBackRequest,
} from "#contract/admin-texts.ts";
import { entriesOf, type ListedQuestion, listQuestions } from "#contract/faq-list.ts";
import { announcement, type FaqListId, faqEntries, faqListIds, textBounds } from "#contract/site-texts.ts";
import type { AppContext } from "#server/app-context.ts";
import { parseStored } from "#server/db/parse-stored.ts";
import { type AuditAction, recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { readSiteText, readSiteTexts, type SiteTextRow, saveSiteText } from "#server/db/queries/site-texts.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { announcementKey } from "#server/texts/site-texts.ts";
import { checkMarkdown } from "./check-markdown.ts";

const lastChangeOf = (row: SiteTextRow | undefined) => (row ? { username: row.username, at: row.updated_at } : null);

function listOf(id: FaqListId, row: SiteTextRow | undefined, offers: Offers) {
  const entries = row && parseStored(faqEntries, row.json);
  return { version: row?.version ?? 0, questions: listQuestions(builtInFaq(offers)[id], entries ?? []) };
}

export function texts({ config, catalog, database: { db } }: AppContext): Handler {
  return async (c) => {
    const rows = new Map((await readSiteTexts(db)).map((row) => [row.key, row]));
    const shown = rows.get(announcementKey);
    const offers = offersOf(catalog.current(), config.priorPriceRule);
    return c.json({
      success: true,
      announcement: {
        version: shown?.version ?? 0,
        lastChange: lastChangeOf(shown),
        value: shown ? parseStored(announcement, shown.json) : null,
      },
      faq: faqListIds.map((id) => {
        const { version, questions } = listOf(id, rows.get(id), offers);
        return { id, version, lastChange: lastChangeOf(rows.get(id)), questions: [...questions] };
      }),
    } satisfies TextsResponse);
  };
}

/** Each refuses what somebody else saved since with 409, and is on the pages at once. */
export function textSaver({ database, texts: cache }: AppContext) {
  return async (
    saved: { readonly key: string; readonly version: number; readonly value: unknown; readonly username: string },
    action: AuditAction,
    detail: string,
  ): Promise<void> => {
    const { key, version, value, username } = saved;
    if (!(await saveSiteText(database, { key, version, username, json: JSON.stringify(value) }))) {
      const other = await readSiteText(database.db, key);
      throw httpError(409, textMessages.changedMeanwhile(other?.username ?? username));
    }
    await recordAuditEntry(database.db, username, action, detail);
    await cache.refresh();
  };
}

export function saveAnnouncement(context: AppContext): Handler<StaffEnv> {
  const save = textSaver(context);
  return async (c) => {
    const { version, announcement: value } = await jsonBody(c, announcementRequest, textMessages.badAnnouncement);
    const { username } = c.get("staff");
    const times = value ? ` (${value.from ?? "now"} to ${value.until ?? "no end"})` : "";
    await save(
      { key: announcementKey, version, value, username },
      "announcement saved",
      value ? `${value.text}${times}` : "taken away",
    );
    const message = value ? textMessages.announcementSaved : textMessages.announcementGone;
    return c.json({ success: true, message } satisfies SuccessResponse);
  };
}

/** @throws HTTPException 409 when somebody saved it since */
function listChanger(context: AppContext) {
  const save = textSaver(context);
  const { catalog, config, database } = context;
  return async (
    username: string,
    { list, version }: { readonly list: FaqListId; readonly version: number },
    change: (questions: readonly ListedQuestion[]) => { questions: readonly ListedQuestion[]; what: string },
  ): Promise<void> => {
    const row = await readSiteText(database.db, list);
    if ((row?.version ?? 0) !== version) {
      throw httpError(409, textMessages.changedMeanwhile(row?.username ?? username));
    }
    const { questions, what } = change(listOf(list, row, offersOf(catalog.current(), config.priorPriceRule)).questions);
    await save({ key: list, version, value: entriesOf(questions), username }, "questions changed", `${list}: ${what}`);
  };
}

/** A new one is added at the end. */
export function saveQuestion(context: AppContext): Handler<StaffEnv> {
  const change = listChanger(context);
  return async (c) => {
    const body = await jsonBody(c, questionRequest);
    const { key, question, answer } = body;
    await checkMarkdown(context.database, answer, "answer");
    await change(c.get("staff").username, body, (questions) => {
      if (questions.some((one) => one.key !== key && one.question === question))
        throw httpError(400, textMessages.asked);
      if (key === null) {
        if (questions.length >= textBounds.questionsPerList) throw httpError(400, textMessages.tooMany);
        const added = { key: randomUUID(), question, answer, source: "added", hidden: false, builtIn: null } as const;
        return { questions: [...questions, added], what: `added “${question}”` };
      }
      const before = questions.find((one) => one.key === key);
      if (!before) throw httpError(404, serverMessages.notFound);
      const { source, hidden } = before;
      const builtIn = source === "built-in" ? { question: before.question, answer: before.answer } : before.builtIn;
      const after: ListedQuestion = {
        key: source === "built-in" ? randomUUID() : key,
        question,
        answer,
        hidden,
        source: builtIn ? "changed" : "added",
        builtIn,
      };
      return { questions: questions.map((one) => (one === before ? after : one)), what: `changed “${question}”` };
    });
    return c.json({ success: true, message: textMessages.questionSaved } satisfies SuccessResponse);
  };
}

export function arrangeQuestions(context: AppContext): Handler<StaffEnv> {
  const change = listChanger(context);
  return async (c) => {
    const body = await jsonBody(c, arrangeRequest);
    await change(c.get("staff").username, body, (questions) => {
      const wanted = new Map(body.questions.map(({ key, hidden }) => [key, hidden]));
      if (wanted.size !== questions.length || !questions.every(({ key }) => wanted.has(key))) {
        throw httpError(400, serverMessages.invalid);
      }
      const byKey = new Map(questions.map((one) => [one.key, one]));
      const arranged = body.questions.flatMap(({ key, hidden }) => {
        const one = byKey.get(key);
        return one ? [{ ...one, hidden }] : [];
      });
      const turned = arranged.filter(({ key, hidden }) => byKey.get(key)?.hidden !== hidden);
      const what = turned.map(({ question, hidden }) => `${hidden ? "hid" : "showed"} “${question}”`).join(", ");
      return { questions: arranged, what: what || "order changed" };
    });
    return c.json({ success: true, message: textMessages.arranged } satisfies SuccessResponse);
  };
}

export function takeBackQuestion(context: AppContext): Handler<StaffEnv> {
  const change = listChanger(context);
  return async (c) => {
    const body = await jsonBody(c, takeBackRequest);
    let message: string = textMessages.takenBack;
    await change(c.get("staff").username, body, (questions) => {
      const found = questions.find((one) => one.key === body.key);
      if (!found || found.source === "built-in") throw httpError(404, serverMessages.notFound);
      const { builtIn, hidden } = found;
      if (!builtIn) {
        message = textMessages.removed;
        return { questions: questions.filter((one) => one !== found), what: `deleted “${found.question}”` };
      }
      const original = { ...builtIn, key: builtIn.question, source: "built-in", hidden, builtIn: null } as const;
      return {
        questions: questions.map((one) => (one === found ? original : one)),
        what: `took back “${found.question}”`,
      };
    });
    return c.json({ success: true, message } satisfies SuccessResponse);
  };
}
