import type { Handler } from "hono";
import { manuals } from "#content/manuals/manuals.ts";
import { serverMessages } from "#content/server-messages.ts";
import { type GapResponse, gapRequest } from "#contract/gap.ts";
import { gapText } from "#contract/gap-text.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { countCall } from "#server/middleware/limits.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { Parts } from "#server/parts.ts";
import { noteGap } from "#server/store/gaps.ts";
import { refererPath } from "./form-answer.ts";

/** Every section that can be voted on, as `product/anchor`. */
const sections: ReadonlySet<string> = new Set(
  Object.values(manuals).flatMap(({ tabs, closing }) =>
    [...tabs.flatMap((tab) => tab.sections), ...closing].map(({ product, anchor }) => `${product}/${anchor}`),
  ),
);

/**
 * `POST /api/gap` (docs/staff.md): a search that found nothing, or an answer to "Was this helpful?". Counted by
 * its words; who sent it isn't kept. What looks like an e-mail address or a number of
 * somebody is cut out again, and words of which nothing is left are answered like the rest and dropped.
 * A plain HTML form may post a vote and is sent back to its section. @throws a refusal with 400 for no section of ours
 */
export function gap({ config, limiter, store }: Parts): Handler {
  return async (c) => {
    await countCall(limiter, "gap", { address: clientAddress(c, config.trustProxy) });
    const form = isForm(c);
    const sent = form ? gapRequest.safeParse(await formBody(c, ["kind", "text"])).data : await jsonBody(c, gapRequest);
    if (!sent) throw refusal(400, serverMessages.invalid);
    const isVote = sent.kind === "helped" || sent.kind === "unhelpful";
    if ((isVote && !sections.has(sent.text)) || (form && !isVote)) throw refusal(400, serverMessages.invalid);
    const text = isVote ? sent.text : gapText(sent.text);
    if (text !== null) await noteGap(store.shop, sent.kind, text);
    if (form) return c.redirect(`${refererPath(c, config.siteUrl) ?? "/"}#${sent.text.split("/")[1] ?? ""}`, 303);
    return c.json({ success: true } satisfies GapResponse);
  };
}
