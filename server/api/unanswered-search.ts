import type { Handler } from "hono";
import { scrubSearchText } from "#contract/scrub-search-text.ts";
import { unansweredSearchRequest } from "#contract/unanswered-search.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordUnansweredSearch } from "#server/db/queries/unanswered-searches.ts";
import { jsonBody } from "#server/middleware/body.ts";

/** Counted by words without personal data, again cut out here; a text of which nothing is left is dropped. */
export function unansweredSearchCall({ database }: AppContext): Handler {
  return async (c) => {
    const text = scrubSearchText((await jsonBody(c, unansweredSearchRequest)).text);
    if (text !== null) await recordUnansweredSearch(database.db, text);
    return c.json({ success: true });
  };
}
