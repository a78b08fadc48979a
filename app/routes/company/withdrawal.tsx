import { data } from "react-router";
import { WithdrawalForm, WithdrawalReceiptView } from "#app/features/cart/withdrawal-form.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { messages } from "#content/messages.ts";
import { momentInUtc, withdrawalPage as text } from "#content/withdrawal.ts";
import { freeText, oneOf } from "#contract/page-query.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/withdrawal";

export const handle = {
  private: true,
  query: { receipt: freeText(100), sent: oneOf("invalid", "failed") },
} satisfies PageHandle;

function complaintOf(sent: string | null): string | null {
  if (sent === null) return null;
  return sent === "invalid" ? text.outcome.invalid : text.outcome.failed;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (!services.config.sellsInEu) throw data(messages.notFound.title, { status: 404 });
  const query = requestQuery(handle.query, url);
  const code = query.get("receipt");
  const found = code === null ? null : await services.withdrawalReceipt(code);
  return {
    ...pageData(services, "/withdrawal"),
    text,
    complaint: complaintOf(query.get("sent")),
    stored: found ? { ...found, moment: momentInUtc(found.at) } : null,
  };
}

export const meta = pageHead;

/** Only where the shop sells in the European Union (docs/law.md). */
export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  const { text, complaint, stored } = loaderData;
  return (
    <article className="wrap py-10 lg:py-16">
      {stored ? (
        <WithdrawalReceiptView text={text} stored={stored} />
      ) : (
        <WithdrawalForm text={text} complaint={complaint} />
      )}
    </article>
  );
}
