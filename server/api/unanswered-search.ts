import type { Handler } from "hono";
import { scrubSearchText } from "#contract/scrub-search-text.ts";
import { unansweredSearchRequest } from "#contract/unanswered-search.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordUnansweredSearch } from "#server/db/queries/unanswered-searches.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";

/**
 * A search that found nothing, counted by its words; who sent it isn't stored. What looks like an e-mail address or a
 * number of somebody is cut out again, and words of which nothing is left are answered like the rest and dropped
 * (docs/staff.md).
 */
export function unansweredSearchCall({ config, limiter, database }: AppContext): Handler {
  return async (c) => {
    await enforceRateLimit(limiter, "unansweredSearch", { address: clientIp(c, config.trustProxy) });
    const text = scrubSearchText((await jsonBody(c, unansweredSearchRequest)).text);
    if (text !== null) await recordUnansweredSearch(database.db, text);
    return c.json({ success: true });
  };
}
