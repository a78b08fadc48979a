import type { Kysely } from "kysely";
import { contactMail } from "./messages.ts";
import type { Engine, ShopTables } from "./schema.ts";

type Row = Record<string, string | number | null>;

/**
 * A row of a backup as today's tables hold it. Backups made while the outbox knew contact messages only lack what the mail
 * says: it is made from the message, which a backup holds before it.
 */
export async function modernRow(db: Kysely<unknown>, engine: Engine, table: string, row: Row): Promise<Row> {
  if (table !== "shop.outbox" || "kind" in row || typeof row.message_id !== "number") return row;
  const message = await db
    .withTables<ShopTables>()
    .withSchema(engine === "postgres" ? "shop" : "main")
    .selectFrom("messages")
    .select(["name", "email", "topic", "message", "created_at"])
    .where("id", "=", row.message_id)
    .executeTakeFirstOrThrow();
  const { created_at: createdAt, ...rest } = message;
  const { kind, subject, text } = contactMail({ ...rest, createdAt }, row.message_id);
  return {
    ...row,
    kind,
    urgency: 0,
    reply_name: message.name,
    reply_address: message.email,
    subject,
    text,
    headers: "{}",
    created_at: createdAt,
  };
}
