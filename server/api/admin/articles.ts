import type { Handler } from "hono";
import type { z } from "zod";
import { articleMessages } from "#content/admin-articles.ts";
import { textMessages } from "#content/admin-texts.ts";
import { authors } from "#content/blog/authors.ts";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import { blogTags } from "#content/blog/tags.ts";
import { serverMessages } from "#content/server-messages.ts";
import {
  type ArticleDraft,
  type ArticleState,
  type ArticlesResponse,
  articleDraft,
  articleRequest,
  type DraftResponse,
  draftQuery,
  emptyDraft,
  type previewResponse,
  publishRequest,
  saveDraftRequest,
  type saveDraftResponse,
} from "#contract/admin-articles.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import { excessOfText } from "#contract/markdown-bounds.ts";
import { publishedArticle, textBounds } from "#contract/site-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import type { AppContext } from "#server/app-context.ts";
import { parseStored } from "#server/db/parse-stored.ts";
import {
  countStaffArticles,
  deleteDraft,
  findStaffArticle,
  insertDraft,
  listStaffArticles,
  publishArticle,
  type StaffArticleRow,
  takeBackArticle,
  updateDraft,
} from "#server/db/queries/articles.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { jsonBody, queryOf } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { previewPath } from "#server/texts/article-preview.ts";
import { checkMarkdown } from "./check-markdown.ts";

/** A row that can't be read is an empty draft. */
function draftOf({ draft, slug }: StaffArticleRow): ArticleDraft {
  const read = parseStored(articleDraft, draft) ?? emptyDraft;
  return slug === null ? read : { ...read, slug };
}

/** Null while the draft can't be published. */
function storedText(draft: ArticleDraft): string | null {
  const { data } = publishedArticle.safeParse(draft);
  return data ? JSON.stringify(data) : null;
}

function stateOf(row: StaffArticleRow, draft: ArticleDraft): ArticleState {
  if (row.published === null) return row.published_at === null ? "draft" : "taken back";
  return row.published === storedText(draft) ? "published" : "changed";
}

/** Without their texts. */
export function articles({ database: { db }, texts }: AppContext): Handler {
  return async (c) => {
    const rows = await listStaffArticles(db);
    const published = texts.current().articles;
    const named = new Map<string, string>(authors.map((name) => [name, ""]));
    for (const { author, authorRole } of published) named.set(author, authorRole);
    return c.json({
      success: true,
      articles: rows.map((row) => {
        const draft = draftOf(row);
        return {
          id: row.id,
          title: draft.title,
          slug: draft.slug,
          state: stateOf(row, draft),
          publishedAt: row.published_at,
          updatedAt: row.updated_at,
          username: row.username,
        };
      }),
      tags: [...new Set([...blogTags, ...published.flatMap(({ tags }) => tags)])],
      authors: [...named].map(([name, role]) => ({ name, role })),
    } satisfies ArticlesResponse);
  };
}

/** @throws HTTPException 404 */
async function found({ database: { db } }: AppContext, id: number): Promise<StaffArticleRow> {
  const row = await findStaffArticle(db, id);
  if (!row) throw httpError(404, serverMessages.notFound);
  return row;
}

export function articleDraftCall(context: AppContext): Handler {
  return async (c) => {
    const row = await found(context, queryOf(c, draftQuery).id);
    const { id, version, published_at, updated_at, username } = row;
    const draft = draftOf(row);
    return c.json({
      success: true,
      id,
      version,
      state: stateOf(row, draft),
      draft,
      publishedAt: published_at,
      updatedAt: updated_at,
      username,
    } satisfies DraftResponse);
  };
}

/** @throws HTTPException 409 when somebody saved it since */
export function saveDraft(context: AppContext): Handler<StaffEnv> {
  const { db } = context.database;
  return async (c) => {
    const { article, draft } = await jsonBody(c, saveDraftRequest);
    // Links are checked when it is published: one may still be half typed.
    const excess = excessOfText(draft.body, "article");
    if (excess) throw httpError(400, textMessages.tooMuch(excess));
    const { username } = c.get("staff");
    const written = { draft: JSON.stringify(draft), username };
    if (!article) {
      if ((await countStaffArticles(db)) >= textBounds.articles) throw httpError(400, articleMessages.tooMany);
      const { id, updated_at } = await insertDraft(db, written);
      await recordAuditEntry(db, username, "article begun", `${id}: ${draft.title}`);
      return c.json({ success: true, id, version: 1, updatedAt: updated_at } satisfies z.infer<
        typeof saveDraftResponse
      >);
    }
    const { id, version } = article;
    const updatedAt = await updateDraft(db, { id, version, ...written });
    if (updatedAt === null) {
      throw httpError(409, textMessages.changedMeanwhile((await found(context, id)).username));
    }
    return c.json({ success: true, id, version: version + 1, updatedAt } satisfies z.infer<typeof saveDraftResponse>);
  };
}

const isKnown = ({ illustrationType }: ArticleDraft): boolean =>
  illustrationTypes.some((one) => one === illustrationType);

export function publish(context: AppContext): Handler<StaffEnv> {
  const { database, texts } = context;
  const { db } = database;
  return async (c) => {
    const { id, version } = await jsonBody(c, publishRequest);
    const { username } = c.get("staff");
    const row = await found(context, id);
    const draft = draftOf(row);
    const published = storedText(draft);
    if (published === null || !isKnown(draft)) throw httpError(400, articleMessages.unfinished);
    await checkMarkdown(database, draft.body, "article");
    const outcome = await publishArticle(database, {
      id,
      version,
      published,
      slug: draft.slug,
      replaces: draft.replaces,
    });
    if (outcome === "taken") throw httpError(409, articleMessages.slugTaken);
    if (outcome === "replaced") throw httpError(409, articleMessages.replacedAlready);
    if (outcome === "changed") throw httpError(409, textMessages.changedMeanwhile(row.username));
    await recordAuditEntry(db, username, "article published", `/blog/${draft.slug}: ${draft.title}`);
    await texts.refresh();
    return c.json({ success: true, message: articleMessages.published } satisfies SuccessResponse);
  };
}

/** Its address answers 404 from now on. */
export function takeBack(context: AppContext): Handler<StaffEnv> {
  const { database, texts } = context;
  return async (c) => {
    const { id } = await jsonBody(c, articleRequest);
    const row = await found(context, id);
    if (!(await takeBackArticle(database, id))) throw httpError(404, serverMessages.notFound);
    await recordAuditEntry(database.db, c.get("staff").username, "article taken back", `/blog/${row.slug ?? ""}`);
    await texts.refresh();
    return c.json({ success: true, message: articleMessages.takenBack } satisfies SuccessResponse);
  };
}

/** Only a draft that was never published: the address of the others stays theirs. */
export function removeDraft(context: AppContext): Handler<StaffEnv> {
  const { db } = context.database;
  return async (c) => {
    const { id } = await jsonBody(c, articleRequest);
    const { title } = draftOf(await found(context, id));
    if (!(await deleteDraft(db, id))) throw httpError(404, serverMessages.notFound);
    await recordAuditEntry(db, c.get("staff").username, "draft deleted", `${id}: ${title}`);
    return c.json({ success: true, message: articleMessages.removed } satisfies SuccessResponse);
  };
}

/** For an hour. */
export function previewArticle(context: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const row = await found(context, (await jsonBody(c, articleRequest)).id);
    const { excess } = readMarkdown(draftOf(row).body, "article");
    if (excess) throw httpError(400, textMessages.tooMuch(excess));
    const path = previewPath(context.keys.articlePreview, row.id, c.get("staff"));
    return c.json({ success: true, path } satisfies z.infer<typeof previewResponse>);
  };
}
