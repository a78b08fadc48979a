import { z } from "zod";
import { isSigned, signatureOf } from "#server/auth/signatures.ts";
import type { KeyRing } from "#server/db/queries/link-keys.ts";

/** The newsletter, or a product's ship-date list (by slug). */
export const mailingList = z.union([
  z.literal("newsletter"),
  z.templateLiteral(["ship:", z.string().regex(/^[a-z-]{1,40}$/)]),
]);
export type MailingList = z.infer<typeof mailingList>;

/** What a token is for; neither is accepted for the other. */
const purposes = { unsubscribe: "u", confirm: "c" } as const;

const payload = z.strictObject({
  p: z.enum(purposes),
  l: mailingList,
  e: z.string().min(3).max(254),
});

/** What the link of a mail says: what it is for, of which list, and for which address. */
export type SubscriptionToken = {
  readonly purpose: keyof typeof purposes;
  readonly list: MailingList;
  readonly email: string;
};

/**
 * Makes the token of a link in a mail, with the ring's first key. It doesn't expire, because a mail may be opened years
 * later (RFC 8058 needs neither login nor cookie).
 */
export function signSubscriptionToken([key]: KeyRing, { purpose, list, email }: SubscriptionToken): string {
  const json = JSON.stringify({ p: purposes[purpose], l: list, e: email });
  const body = Buffer.from(json).toString("base64url");
  return `${body}.${signatureOf(key, body)}`;
}

/**
 * Reads the token of a link, which any key of the ring may have signed; null for one that isn't ours or is for
 * something else.
 */
export function verifySubscriptionToken(
  keys: KeyRing,
  token: string,
  purpose: SubscriptionToken["purpose"],
): SubscriptionToken | null {
  const [, body, signed] = /^([\w-]{1,800})\.([\w-]{43})$/.exec(token) ?? [];
  if (body === undefined || signed === undefined) return null;
  if (!isSigned(keys, body, signed)) return null;
  const { p, l, e } = payload.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  return p === purposes[purpose] ? { purpose, list: l, email: e } : null;
}
