import { z } from "zod";
import { lineOfText, lineOrNone, linesOrNone } from "./plain-text.ts";
import { publishedArticle, textBounds } from "./site-texts.ts";
import { idRequest, int, rowsOf, staffResponse } from "./staff-response.ts";

const { id } = idRequest.shape;
const version = int.positive();

/** An article as far as it is written: every field may still be empty, and blanks alone are nothing yet. */
export const articleDraft = z.strictObject({
  title: lineOrNone(textBounds.articleTitle),
  slug: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .max(textBounds.slug),
  excerpt: lineOrNone(textBounds.excerpt),
  author: lineOrNone(textBounds.author),
  authorRole: lineOrNone(textBounds.author).default(""),
  tags: z.array(lineOfText(textBounds.tag)).max(textBounds.tags),
  illustrationType: z.string().regex(/^[a-z-]{0,40}$/),
  body: linesOrNone(textBounds.articleBody),
  replaces: int.positive().max(1_000_000).nullable().default(null),
});
export type ArticleDraft = z.infer<typeof articleDraft>;

/** A draft in which nothing is written yet. */
export const emptyDraft: ArticleDraft = {
  title: "",
  slug: "",
  excerpt: "",
  author: "",
  authorRole: "",
  tags: [],
  illustrationType: "",
  body: "",
  replaces: null,
};

/** draft: never published. changed: published, and edited since. */
const articleState = z.enum(["draft", "published", "changed", "taken back"]);
export type ArticleState = z.infer<typeof articleState>;

/**
 * Says which fields keep a draft from being published: those that `publishedArticle` refuses, in the order of the form.
 * An empty array is a draft that can be published.
 */
export function unfinishedFields(draft: ArticleDraft): readonly Exclude<keyof ArticleDraft, "replaces">[] {
  const result = publishedArticle.safeParse(draft);
  const fields = new Set(result.error?.issues.map(({ path }) => path[0]));
  const required = articleDraft.keyof().exclude(["replaces"]);
  return required.options.filter((field) => fields.has(field));
}

/** The articles that staff wrote, the last changed first, and what there is to choose from in the form. */
export const articlesResponse = staffResponse({
  articles: rowsOf(
    z.object({ id, title: z.string(), state: articleState, updatedAt: z.string(), username: z.string() }),
  ),
  /** Tags in use, by built-in articles and by those of staff. */
  tags: z.array(z.string()),
  /** Authors of the shop's own articles and of those that are published, with what they do where that was said. */
  authors: z.array(z.object({ name: z.string(), role: z.string() })),
});
export type ArticlesResponse = z.infer<typeof articlesResponse>;

export const draftQuery = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
export const draftResponse = staffResponse({
  id,
  version,
  state: articleState,
  draft: articleDraft,
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  username: z.string(),
});
export type DraftResponse = z.infer<typeof draftResponse>;

/** Means an article as it was saved last: it is refused when `version` isn't that of the last save. */
export const publishRequest = idRequest.extend({ version });

/** Saves a draft; `article` is null for a new one, which has neither id nor version yet. */
export const saveDraftRequest = z.strictObject({ article: publishRequest.nullable(), draft: articleDraft });
export const saveDraftResponse = staffResponse({ id, version, updatedAt: z.string() });

/** The path of a draft's preview, which anybody who knows it may open for an hour. */
export const previewResponse = staffResponse({ path: z.string() });

/**
 * Proposes the last part of an article's address from its title: the title's words in small letters without accents,
 * joined by hyphens, as many whole words as `textBounds.slug` has room for (the first one is cut where it alone is
 * longer). A result of digits alone gets `no-` in front, because numbers are the addresses of built-in articles. A
 * title without a Latin letter or digit gives an empty text.
 */
export function slugOf(title: string): string {
  const plain = title.normalize("NFKD").replace(/[\p{M}'’]/gu, "");
  let slug = "";
  for (const word of plain.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    const longer = slug === "" ? word.slice(0, textBounds.slug) : `${slug}-${word}`;
    if (longer.length > textBounds.slug) break;
    slug = longer;
  }
  return /^[\d-]+$/.test(slug) ? `no-${slug}` : slug;
}
