import { createHmac, timingSafeEqual } from "node:crypto";
import { articleDraft } from "#contract/admin-articles.ts";
import type { PublishedArticle } from "#contract/site-texts.ts";
import type { Database } from "#server/db/database.ts";
import { parseStored } from "#server/db/parse-stored.ts";
import { findStaffArticle } from "#server/db/queries/articles.ts";

/** How long the address of a preview works. */
const lifetimeMs = 60 * 60_000;

const proofOf = (key: Uint8Array, named: string): Buffer => createHmac("sha256", key).update(named).digest();

/** The path of the page that shows a draft to whoever has the address, for an hour. */
export function previewPath(key: Uint8Array, id: number, now: number = Date.now()): string {
  const named = `${id}.${now + lifetimeMs}`;
  return `/admin/articles/preview?code=${named}.${proofOf(key, named).toString("base64url")}`;
}

/** The draft behind such a code, as it would look if it were published now; null for a code that isn't one, or is over. */
export async function previewedArticle(
  db: Database,
  key: Uint8Array,
  code: string,
  now: number = Date.now(),
): Promise<PublishedArticle | null> {
  const [, named, id, until, proof] = /^((\d{1,15})\.(\d{13}))\.([\w-]{43})$/.exec(code) ?? [];
  if (named === undefined || proof === undefined || Number(until) < now) return null;
  if (!timingSafeEqual(Buffer.from(proof, "base64url"), proofOf(key, named))) return null;
  const row = await findStaffArticle(db, Number(id));
  const draft = row && parseStored(articleDraft, row.draft);
  if (!draft) return null;
  const publishedAt = row.published_at ?? new Date(now).toISOString();
  return { ...draft, slug: row.slug ?? draft.slug, publishedAt, changedAt: row.updated_at };
}
