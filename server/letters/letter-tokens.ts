import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { KeyRing } from "#server/secrets.ts";

/** What somebody can leave: the newsletter, or the list of those who wait for a product (its slug). */
export type LetterList = "newsletter" | `ship:${string}`;

const payload = z.strictObject({
  /** `u` unsubscribes, `c` confirms: the one can't stand in for the other. */
  p: z.enum(["u", "c"]),
  l: z.union([z.literal("newsletter"), z.templateLiteral(["ship:", z.string().regex(/^[a-z-]{1,40}$/)])]),
  e: z.string().min(3).max(254),
});

/** What a link in a mail lets its reader do, for one list and one address. */
export type LetterToken = {
  readonly purpose: "unsubscribe" | "confirm";
  readonly list: LetterList;
  readonly email: string;
};

const signature = (key: Uint8Array, body: string): Buffer => createHmac("sha256", key).update(body).digest();

/**
 * The token of a link in a mail: signed with a key of the shop's own secret. It never runs out, because a mail may be opened
 * years later and its reader must still be able to leave (RFC 8058 needs neither login nor cookie).
 */
export function letterToken([key]: KeyRing, { purpose, list, email }: LetterToken): string {
  const body = Buffer.from(JSON.stringify({ p: purpose === "unsubscribe" ? "u" : "c", l: list, e: email })).toString(
    "base64url",
  );
  return `${body}.${signature(key, body).toString("base64url")}`;
}

/** What a token says, signed with any key of the ring, or null for one that isn't ours or is for something else. */
export function readLetterToken(keys: KeyRing, token: string, purpose: LetterToken["purpose"]): LetterToken | null {
  const [, body, signed] = /^([\w-]{1,800})\.([\w-]{43})$/.exec(token) ?? [];
  if (body === undefined || signed === undefined) return null;
  const given = Buffer.from(signed, "base64url");
  if (!keys.some((key) => timingSafeEqual(given, signature(key, body)))) return null;
  const { p, l, e } = payload.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  const found = p === "u" ? "unsubscribe" : "confirm";
  return found === purpose ? { purpose, list: l, email: e } : null;
}
