import { adminText } from "#content/admin.ts";
import type { InboxResponse } from "#contract/admin-inbox.ts";
import { timestampText } from "./format.ts";

const text = adminText.inbox;

export function OutboxLine({ outbox }: { outbox: InboxResponse["outbox"] }) {
  const sentences = [
    text.outboxSummary(outbox.waiting, outbox.sent),
    ...(outbox.lastSentAt ? [text.lastSent(timestampText(outbox.lastSentAt))] : []),
    ...(outbox.configured ? [] : [text.noServer]),
  ];
  return (
    <section aria-label={text.outbox} className="mt-6 rounded-2xl bg-wash px-5 py-4">
      <p>
        <strong className="font-semibold">{text.outbox}:</strong> {sentences.join(" ")}
      </p>
      {outbox.lastError ? (
        <p className="mt-1">
          <span className="text-danger">{text.lastError}</span>{" "}
          <span className="figure-mono text-sm wrap-anywhere">{outbox.lastError}</span>
        </p>
      ) : null}
    </section>
  );
}
