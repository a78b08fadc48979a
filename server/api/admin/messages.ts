import type { Handler } from "hono";
import { type MessageListResponse, messageListQuery } from "#contract/admin-messages.ts";
import { contactTopics } from "#contract/contact.ts";
import type { AppContext } from "#server/app-context.ts";
import { listMessages } from "#server/db/queries/contact-messages.ts";
import { countPendingMails } from "#server/db/queries/outbox.ts";
import { queryOf } from "#server/middleware/body.ts";

/**
 * `GET /api/admin/messages` (docs/behavior/contact.md#delivery): what visitors wrote, and whether it was mailed yet.
 */
export function adminMessages({ database }: AppContext): Handler {
  return async (c) => {
    const { limit, offset } = queryOf(c, messageListQuery);
    const rows = await listMessages(database.db, limit, offset);
    const data = rows.map(({ id, name, email, topic, message, created_at, sent_at }) => ({
      id,
      name,
      email,
      topic: contactTopics.find((one) => one === topic) ?? "other",
      message,
      created_at,
      state: sent_at === null ? ("waiting" as const) : ("sent" as const),
    }));
    const waiting = await countPendingMails(database.db);
    return c.json({ success: true, data, waiting } satisfies MessageListResponse);
  };
}
