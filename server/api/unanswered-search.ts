import type { Handler } from "hono";
import { manuals } from "#content/manuals/manuals.ts";
import { serverMessages } from "#content/server-messages.ts";
import { scrubSearchText } from "#contract/scrub-search-text.ts";
import { type UnansweredSearchResponse, unansweredSearchRequest } from "#contract/unanswered-search.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordUnansweredSearch } from "#server/db/queries/unanswered-searches.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { refererPath } from "./form-response.ts";

/** Every section that can be voted on, as `product/anchor`. */
const sections: ReadonlySet<string> = new Set(
  Object.values(manuals).flatMap(({ tabs, closing }) =>
    [...tabs.flatMap((tab) => tab.sections), ...closing].map(({ product, anchor }) => `${product}/${anchor}`),
  ),
);

/**
 * `POST /api/unanswered-search` (docs/staff.md): a search that found nothing, or an answer to "Was this helpful?". Counted by its
 * words; who sent it isn't kept. What looks like an e-mail address or a number of somebody is cut out again, and words
 * of which nothing is left are answered like the rest and dropped. A plain HTML form may post a vote and is sent back
 * to its section. @throws an HTTPException with 400 for no section of ours
 */
export function unansweredSearchCall({ config, limiter, database }: AppContext): Handler {
  return async (c) => {
    await enforceRateLimit(limiter, "unansweredSearch", { address: clientIp(c, config.trustProxy) });
    const form = isForm(c);
    const sent = form
      ? unansweredSearchRequest.safeParse(await formBody(c, ["kind", "text"])).data
      : await jsonBody(c, unansweredSearchRequest);
    if (!sent) throw httpError(400, serverMessages.invalid);
    const isVote = sent.kind === "helped" || sent.kind === "unhelpful";
    if ((isVote && !sections.has(sent.text)) || (form && !isVote)) throw httpError(400, serverMessages.invalid);
    const text = isVote ? sent.text : scrubSearchText(sent.text);
    if (text !== null) await recordUnansweredSearch(database.db, sent.kind, text);
    if (form) return c.redirect(`${refererPath(c, config.siteUrl) ?? "/"}#${sent.text.split("/")[1] ?? ""}`, 303);
    return c.json({ success: true } satisfies UnansweredSearchResponse);
  };
}
