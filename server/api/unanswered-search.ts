import type { Handler } from "hono";
import { scrubSearchText } from "#contract/scrub-search-text.ts";
import { unansweredSearchRequest } from "#contract/unanswered-search.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordUnansweredSearch } from "#server/db/queries/unanswered-searches.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";

/** Counted by words without personal data, again cut out here; a text of which nothing is left is dropped. */
export function unansweredSearchCall({ config, limiter, database }: AppContext): Handler {
  return async (c) => {
    await enforceRateLimit(limiter, "unansweredSearch", { address: clientIp(c, config.trustProxy) });
    const text = scrubSearchText((await jsonBody(c, unansweredSearchRequest)).text);
    if (text !== null) await recordUnansweredSearch(database.db, text);
    return c.json({ success: true });
  };
}
