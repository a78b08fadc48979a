import { z } from "zod";
import { directSubscribersCountResponse, subscribersCountResponse } from "#contract/subscriber-counts.ts";
import { adminSubscriber, subscriberListResponse } from "#contract/subscriber-list.ts";

/** Other names under which the address may come. */
const emailNames = ["email_address", "emailAddress", "subscriber_email"] as const;

function withEmail(row: unknown): unknown {
  if (typeof row !== "object" || row === null || "email" in row) return row;
  const found = Object.entries(row).find(([name]) => emailNames.some((known) => known === name));
  return found ? { ...row, email: found[1] } : row;
}

/** The contract's row, with the address under whichever name. */
export const tableRow = z.preprocess(withEmail, adminSubscriber.extend({ source: z.string().default("") }));
export type TableRow = z.infer<typeof tableRow>;

/** Without `matchCount` it is taken to be the whole list. */
export const listResponse = subscriberListResponse.extend({
  data: z.array(tableRow),
  matchCount: z.number().int().optional(),
});

export const directResponse = directSubscribersCountResponse.extend({ samples: z.array(tableRow) });

/** For trying a token; its shape beyond success doesn't matter. */
export const countResponse = subscribersCountResponse.pick({ success: true });
