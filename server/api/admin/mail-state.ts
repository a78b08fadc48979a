import type { z } from "zod";
import type { inboxMessage } from "#contract/admin-inbox.ts";

type OutboxRow = {
  readonly sent_at: string | null;
  readonly attempts: number | null;
  readonly last_error: string | null;
};

/** Where a mail of the outbox is, as staff see it. */
export function mailStateOf({ sent_at, attempts, last_error }: OutboxRow): z.infer<typeof inboxMessage>["mail"] {
  return {
    state: sent_at !== null ? "sent" : last_error ? "failing" : "waiting",
    attempts: attempts ?? 0,
    lastError: last_error,
  };
}
