import type { Handler } from "hono";
import { type MessageListResponse, messageListQuery } from "#contract/admin-messages.ts";
import { contactTopics } from "#contract/contact.ts";
import { queryOf } from "#server/middleware/body.ts";
import type { Parts } from "#server/parts.ts";
import { listMessages } from "#server/store/messages.ts";
import { countWaiting } from "#server/store/outbox.ts";

/** `GET /api/admin/messages` (rulings, Login and staff): what visitors wrote, and whether it was mailed yet. */
export function adminMessages({ store }: Parts): Handler {
  return async (c) => {
    const { limit, offset } = queryOf(c, messageListQuery);
    const rows = await listMessages(store.shop, limit, offset);
    const data = rows.map(({ id, name, email, topic, message, created_at, sent_at }) => ({
      id,
      name,
      email,
      topic: contactTopics.find((one) => one === topic) ?? "other",
      message,
      created_at,
      state: sent_at === null ? ("waiting" as const) : ("sent" as const),
    }));
    const waiting = await countWaiting(store.shop);
    return c.json({ success: true, data, waiting } satisfies MessageListResponse);
  };
}
