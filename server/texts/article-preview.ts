import { articleDraft } from "#contract/admin-articles.ts";
import type { PublishedArticle } from "#contract/site-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import { isSigned, signatureOf } from "#server/auth/signatures.ts";
import type { StaffLogin, StaffMember } from "#server/auth/staff-login.ts";
import type { Database } from "#server/db/database.ts";
import { findStaffArticle } from "#server/db/queries/site-texts.ts";
import { parseJson } from "#server/lib/parse-json.ts";

const lifetimeMs = 60 * 60_000;

/**
 * Gives the path of the page that shows a draft to whoever has the address, for an hour, or until the tokens of the
 * member of staff who asked for it end.
 */
export function previewPath(
  key: Uint8Array,
  id: number,
  { username, securityStamp }: Pick<StaffMember, "username" | "securityStamp">,
  now: number = Date.now(),
): string {
  const named = `${id}.${now + lifetimeMs}.${Buffer.from(username).toString("base64url")}`;
  return `/admin/articles/preview?code=${named}.${signatureOf(key, `${named}.${securityStamp}`)}`;
}

/**
 * Gives the draft behind the code of such a path, as it would look if it were published now; null for a code that isn't
 * one, or is over, and once its maker's tokens have ended.
 */
export async function previewedArticle(
  { db, staff, key }: { readonly db: Database; readonly staff: Pick<StaffLogin, "find">; readonly key: Uint8Array },
  code: string,
  now: number = Date.now(),
): Promise<PublishedArticle | null> {
  const [, named, id, until, name, proof] = /^((\d{1,15})\.(\d{13})\.([\w-]{1,600}))\.([\w-]{43})$/.exec(code) ?? [];
  if (named === undefined || name === undefined || proof === undefined || Number(until) < now) return null;
  const maker = await staff.find(Buffer.from(name, "base64url").toString());
  if (!maker || !isSigned([key], `${named}.${maker.securityStamp}`, proof)) return null;
  const row = await findStaffArticle(db, Number(id));
  const draft = row && parseJson(articleDraft, row.draft);
  if (!draft) return null;
  const publishedAt = row.published_at ?? new Date(now).toISOString();
  const { tree } = readMarkdown(draft.body, "article");
  return { ...draft, slug: row.slug ?? draft.slug, publishedAt, changedAt: row.updated_at, tree };
}
