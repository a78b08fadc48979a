import type { Handler } from "hono";
import { manuals } from "#content/manuals/manuals.ts";
import { serverMessages } from "#content/server-messages.ts";
import { manualVoteRequest, unansweredSearchRequest } from "#contract/feedback.ts";
import { pageFailureRequest } from "#contract/page-failure.ts";
import { scrubSearchText } from "#contract/scrub-search-text.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordManualVote, recordUnansweredSearch } from "#server/db/queries/feedback.ts";
import { recordPageFailure } from "#server/db/queries/page-failures.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { browserName } from "#server/middleware/browser-name.ts";
import { countTries } from "#server/middleware/count-tries.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { allPageFailures } from "#server/middleware/rate-limits.ts";
import { refererPath } from "./posted-call.ts";

/** Every section of a manual that can be voted on, as `product/anchor`. */
const sections: ReadonlySet<string> = new Set(
  Object.values(manuals).flatMap(({ tabs, closing }) =>
    [...tabs.flatMap((tab) => tab.sections), ...closing].map(({ product, anchor }) => `${product}/${anchor}`),
  ),
);

/**
 * Makes the handler of `POST /api/manual-vote`: counts an answer to "Was this helpful?", without its sender. A plain
 * form is sent back to its section.
 * @throws HTTPException 400 for an unknown section
 */
export function manualVoteCall({ config, database }: AppContext): Handler {
  return async (c) => {
    const vote = await (isForm(c) ? formBody(c, manualVoteRequest) : jsonBody(c, manualVoteRequest));
    if (!sections.has(vote.section)) throw httpError(400, serverMessages.invalid);
    await recordManualVote(database.db, vote);
    if (isForm(c)) return c.redirect(`${refererPath(c, config.siteUrl) ?? "/"}#${vote.section.split("/")[1]}`, 303);
    return c.json({ success: true });
  };
}

/**
 * Makes the handler of `POST /api/unanswered-search`: counts a search that found nothing by its words. What looks
 * personal in them is cut out here again, whatever the browser did; a text of which nothing is left is answered like
 * the rest and dropped.
 */
export function unansweredSearchCall({ database }: AppContext): Handler {
  return async (c) => {
    const text = scrubSearchText((await jsonBody(c, unansweredSearchRequest)).text);
    if (text !== null) await recordUnansweredSearch(database.db, text);
    return c.json({ success: true });
  };
}

/**
 * An error's words without what they may quote of the visitor. Addresses lose their host, so that the same failure is
 * one row on every address of the shop, and their query and fragment, also when they are relative; `data:` loses its
 * content. What isn't JSON is quoted by Chrome and Safari: it may have been typed or stored by the visitor.
 */
function withoutQuotes(message: string): string {
  const words = /\bJSON\b/.test(message) ? message.replace(/".*"|".*$/s, '"..."') : message;
  return words
    .replace(/\bhttps?:\/\/[^\s/?#"'()]*/gi, "")
    .replace(/\b([a-z][a-z\d+.-]*:\/\/)[^\s/?#"'()]*/gi, "$1")
    .replace(/\bdata:[^\s"'()]*/gi, "data:")
    .replace(/(\/[^\s?#"'()]*)[?#][^\s"'()]*/g, "$1")
    .replace(/(["'])[?#][^"']*/g, "$1");
}

/** A page's path; one that may name somebody is cut down to its first part. */
function scrubbedPath(path: string): string {
  const plain = path.replace(/[?#].*$/s, "");
  return scrubSearchText(plain) === plain ? plain : (/^\/[a-z-]*/.exec(plain)?.[0] ?? "/");
}

/**
 * Makes the handler of `POST /api/page-failure`: logs and counts a page whose script failed, by its path, the error's
 * words and the browser, without people's addresses and numbers. Beyond a number of them from all visitors together it
 * does neither.
 */
export function pageFailureCall({ database, limiter, log }: AppContext): Handler {
  return async (c) => {
    const { path, message } = await jsonBody(c, pageFailureRequest);
    const failure = {
      path: scrubbedPath(path),
      message: scrubSearchText(withoutQuotes(message)) ?? "no words",
      browser: browserName(c.req.header("user-agent")),
    };
    const { wait } = await countTries(limiter, [["page failures", allPageFailures]]);
    if (wait === null) {
      log.warn(failure, "a page failed in a browser");
      await recordPageFailure(database.db, failure);
    }
    return c.json({ success: true });
  };
}
