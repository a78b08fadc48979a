import type { ShownMail } from "#contract/admin-inbox.ts";

type OutboxRow = {
  readonly mail_id: number | null;
  readonly sent_at: string | null;
  readonly attempts: number | null;
  readonly last_error: string | null;
};

export function mailStateOf({ mail_id, sent_at, attempts, last_error }: OutboxRow): ShownMail {
  return {
    id: mail_id,
    state: sent_at !== null ? "sent" : last_error ? "failing" : "waiting",
    attempts: attempts ?? 0,
    lastError: last_error,
  };
}
