import { articleDraft } from "#contract/admin-articles.ts";
import { type PolicyId, type PolicyPreview, policyId, policyText } from "#contract/policy-texts.ts";
import type { PublishedArticle } from "#contract/site-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import { isSigned, signatureOf } from "#server/auth/signatures.ts";
import type { StaffLogin, StaffMember } from "#server/auth/staff-login.ts";
import type { Database } from "#server/db/database.ts";
import { findStaffArticle, readSiteText } from "#server/db/queries/site-texts.ts";
import { parseJson } from "#server/lib/parse-json.ts";

/** Gives the key of the draft of a policy in the table `site_texts`. */
export const policyDraftKey = (policy: PolicyId): string => `policy draft ${policy}`;

const lifetimeMs = 60 * 60_000;

/**
 * Gives the path of the page that shows a draft to whoever has the address, for an hour, or until the tokens of the
 * member of staff who asked for it end.
 */
export const previewPath = (
  key: Uint8Array,
  id: number,
  maker: Pick<StaffMember, "username" | "securityStamp">,
  now: number = Date.now(),
): string => `/admin/articles/preview?code=${previewCode(key, String(id), maker, now)}`;

/** Makes the code of a preview. @param subject what is previewed: letters or digits */
function previewCode(
  key: Uint8Array,
  subject: string,
  { username, securityStamp }: Pick<StaffMember, "username" | "securityStamp">,
  now: number,
): string {
  const named = `${subject}.${now + lifetimeMs}.${Buffer.from(username).toString("base64url")}`;
  return `${named}.${signatureOf(key, `${named}.${securityStamp}`)}`;
}

type Sources = { readonly db: Database; readonly staff: Pick<StaffLogin, "find">; readonly key: Uint8Array };

/** Gives what the code of a preview is for; null for a code that isn't one, or is over. */
async function subjectOf({ staff, key }: Sources, code: string, now: number): Promise<string | null> {
  const [, named, subject, until, name, proof] =
    /^(([a-z]{1,20}|\d{1,15})\.(\d{13})\.([\w-]{1,600}))\.([\w-]{43})$/.exec(code) ?? [];
  if (named === undefined || subject === undefined || name === undefined || proof === undefined) return null;
  if (Number(until) < now) return null;
  const maker = await staff.find(Buffer.from(name, "base64url").toString());
  return maker && isSigned([key], `${named}.${maker.securityStamp}`, proof) ? subject : null;
}

/** Gives the path of the page that shows the draft of a policy, as {@link previewPath} does for an article. */
export const policyPreviewPath = (
  key: Uint8Array,
  policy: PolicyId,
  maker: Pick<StaffMember, "username" | "securityStamp">,
  now: number,
): string => `/admin/policies/preview?code=${previewCode(key, policy, maker, now)}`;

/** Gives the draft of a policy behind the code of such a path, as it would look if it were published now, or null. */
export async function previewedPolicy(sources: Sources, code: string, now: number): Promise<PolicyPreview | null> {
  const { data: policy } = policyId.safeParse(await subjectOf(sources, code, now));
  const row = policy && (await readSiteText(sources.db, policyDraftKey(policy)));
  const text = row && parseJson(policyText, row.json);
  if (!policy || !text) return null;
  return { policy, text, changedAt: new Date(now).toISOString(), tree: readMarkdown(text.body, "article").tree };
}

/**
 * Gives the draft behind the code of such a path, as it would look if it were published now; null for a code that isn't
 * one, or is over, and once its maker's tokens have ended.
 */
export async function previewedArticle(
  sources: Sources,
  code: string,
  now: number = Date.now(),
): Promise<PublishedArticle | null> {
  const id = await subjectOf(sources, code, now);
  if (id === null || !/^\d+$/.test(id)) return null;
  const row = await findStaffArticle(sources.db, Number(id));
  const draft = row && parseJson(articleDraft, row.draft);
  if (!draft) return null;
  const publishedAt = row.published_at ?? new Date(now).toISOString();
  const { tree } = readMarkdown(draft.body, "article");
  return { ...draft, slug: row.slug ?? draft.slug, publishedAt, changedAt: row.updated_at, tree };
}
