import type { Handler } from "hono";
import { manuals } from "#content/manuals/manuals.ts";
import { serverMessages } from "#content/server-messages.ts";
import { manualVoteRequest, unansweredSearchRequest } from "#contract/feedback.ts";
import { scrubSearchText } from "#contract/scrub-search-text.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordManualVote, recordUnansweredSearch } from "#server/db/queries/feedback.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { refererPath } from "./posted-call.ts";

/** As `product/anchor`. */
const sections: ReadonlySet<string> = new Set(
  Object.values(manuals).flatMap(({ tabs, closing }) =>
    [...tabs.flatMap((tab) => tab.sections), ...closing].map(({ product, anchor }) => `${product}/${anchor}`),
  ),
);

/** Counts a vote, without its sender. @throws HTTPException 400 for an unknown section */
export function manualVote({ config, database }: AppContext): Handler {
  return async (c) => {
    const vote = await (isForm(c) ? formBody(c, manualVoteRequest) : jsonBody(c, manualVoteRequest));
    if (!sections.has(vote.section)) throw httpError(400, serverMessages.invalid);
    await recordManualVote(database.db, vote);
    if (isForm(c)) return c.redirect(`${refererPath(c, config.siteUrl) ?? "/"}#${vote.section.split("/")[1]}`, 303);
    return c.json({ success: true });
  };
}

/** Counted by words without personal data, again cut out here; a text of which nothing is left is dropped. */
export function unansweredSearch({ database }: AppContext): Handler {
  return async (c) => {
    const text = scrubSearchText((await jsonBody(c, unansweredSearchRequest)).text);
    if (text !== null) await recordUnansweredSearch(database.db, text);
    return c.json({ success: true });
  };
}
