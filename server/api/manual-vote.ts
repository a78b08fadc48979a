import type { Handler } from "hono";
import { manuals } from "#content/manuals/manuals.ts";
import { serverMessages } from "#content/server-messages.ts";
import { manualVoteRequest } from "#contract/manual-vote.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordManualVote } from "#server/db/queries/manual-votes.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { refererPath } from "./form-response.ts";

/** As `product/anchor`. */
const sections: ReadonlySet<string> = new Set(
  Object.values(manuals).flatMap(({ tabs, closing }) =>
    [...tabs.flatMap((tab) => tab.sections), ...closing].map(({ product, anchor }) => `${product}/${anchor}`),
  ),
);

/** Counts a vote, without its sender. @throws HTTPException 400 for an unknown section */
export function manualVote({ config, limiter, database }: AppContext): Handler {
  return async (c) => {
    await enforceRateLimit(limiter, "manualVote", { address: clientIp(c, config.trustProxy) });
    const form = isForm(c);
    const vote = form
      ? manualVoteRequest.safeParse(await formBody(c, ["section", "answer"])).data
      : await jsonBody(c, manualVoteRequest);
    if (!vote || !sections.has(vote.section)) throw httpError(400, serverMessages.invalid);
    await recordManualVote(database.db, vote);
    if (form) return c.redirect(`${refererPath(c, config.siteUrl) ?? "/"}#${vote.section.split("/")[1]}`, 303);
    return c.json({ success: true });
  };
}
