import { sql } from "kysely";
import type { z } from "zod";
import { type inboxQuery, type MessageState, messageState } from "#contract/admin-inbox.ts";
import type { Database } from "#server/db/database.ts";
import { contains, countByState, countOf, didChange, pageOf } from "./query-parts.ts";

const searched = ["name", "email", "message"].map((column) => `contact_messages.${column}`);

/** Finds a message by its words, or by the number that its answers have in their subject. */
function matches(search: string) {
  const number = /^#?(\d{1,15})$/.exec(search)?.[1];
  const words = contains(searched, search);
  return number ? sql<boolean>`(contact_messages.id = ${Number(number)} or ${words})` : words;
}

/** Messages of which a mail was refused: the one to support, or an answer. */
const refused = (db: Database) =>
  db
    .selectFrom("contact_messages")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("outbox as refused")
          .select("refused.id")
          .whereRef("refused.contact_message_id", "=", "contact_messages.id")
          .where("refused.sent_at", "is", null)
          .where("refused.last_error", "is not", null),
      ),
    );

export async function listInbox(db: Database, { state, search, ...page }: z.infer<typeof inboxQuery>) {
  let wanted = state === "refused" ? refused(db) : db.selectFrom("contact_messages");
  if (state !== "all" && state !== "refused") wanted = wanted.where("contact_messages.state", "=", state);
  if (search !== "") wanted = wanted.where(matches(search));
  const rows = wanted
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.contact_message_id", "=", "contact_messages.id").on("outbox.kind", "=", "contact"),
    )
    .select(["contact_messages.id", "name", "email", "topic", "message", "contact_messages.created_at", "state"])
    .select(["outbox.id as mail_id", "outbox.sent_at", "outbox.attempts", "outbox.last_error"])
    .orderBy("contact_messages.id", "desc");
  return pageOf(rows, page, wanted);
}

export const countMessages = async (db: Database) => ({
  ...(await countByState(db, "contact_messages", messageState.options)),
  refused: await countOf(refused(db)),
});

export function markMessage(db: Database, id: number, state: MessageState): Promise<boolean> {
  const state_at = new Date().toISOString();
  return didChange(db.updateTable("contact_messages").set({ state, state_at }).where("id", "=", id));
}

export async function outboxState(db: Database) {
  const all = db.selectFrom("outbox");
  const failed = all.where("sent_at", "is", null).where("last_error", "is not", null);
  const { total, sent, lastSentAt } = await all
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.count<number>("sent_at").as("sent"),
      fn.max("sent_at").as("lastSentAt"),
    ])
    .executeTakeFirstOrThrow();
  const last = await failed.select("last_error").orderBy("next_attempt_at", "desc").limit(1).executeTakeFirst();
  const failing = await countOf(failed);
  return { waiting: total - sent, failing, sent, lastSentAt, lastError: last?.last_error ?? null };
}
