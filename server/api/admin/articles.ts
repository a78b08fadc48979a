import { articleMessages } from "#content/admin-articles.ts";
import { textMessages } from "#content/admin-texts.ts";
import { authors } from "#content/blog/authors.ts";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import { blogTags } from "#content/blog/tags.ts";
import {
  type ArticleDraft,
  type ArticleState,
  articleDraft,
  articlesResponse,
  draftQuery,
  draftResponse,
  emptyDraft,
  previewResponse,
  publishRequest,
  saveDraftRequest,
  saveDraftResponse,
} from "#contract/admin-articles.ts";
import { excessOfText } from "#contract/markdown-bounds.ts";
import { publishedArticle, textBounds } from "#contract/site-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import { idRequest } from "#contract/staff-response.ts";
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
} from "#server/db/queries/site-texts.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { previewPath } from "#server/texts/article-preview.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { actionCall, bodyCall, noQuery, queryCall } from "./staff-call.ts";

/** Reads the draft of a stored article. A row that can't be read is an empty draft. */
function draftOf({ draft, slug }: StaffArticleRow): ArticleDraft {
  const read = parseJson(articleDraft, draft) ?? emptyDraft;
  return slug === null ? read : { ...read, slug };
}

/** The text that is stored when a draft is published; null while it can't be published. */
function storedText(draft: ArticleDraft): string | null {
  const { data } = publishedArticle.safeParse(draft);
  return data ? JSON.stringify(data) : null;
}

function stateOf(row: StaffArticleRow, draft: ArticleDraft): ArticleState {
  if (row.published === null) return row.published_at === null ? "draft" : "taken back";
  return row.published === storedText(draft) ? "published" : "changed";
}

/** `GET /api/admin/articles`: the articles that staff wrote, without their texts, and what there is to choose from. */
export const articlesCall = queryCall(noQuery, articlesResponse, async ({ context: { texts }, db }) => {
  const rows = await listStaffArticles(db);
  const published = texts.current().articles;
  const real = texts.current().settings.authors;
  const named = new Map<string, string>(authors.map((name) => [real?.[name] || name, ""]));
  for (const { author, authorRole } of published) named.set(author, authorRole);
  return {
    articles: rows.map((row) => {
      const draft = draftOf(row);
      return { ...row, title: draft.title, state: stateOf(row, draft), updatedAt: row.updated_at };
    }),
    tags: [...new Set([...blogTags, ...published.flatMap(({ tags }) => tags)])],
    authors: [...named].map(([name, role]) => ({ name, role })),
  };
});

/** `GET /api/admin/articles/draft?id=`: one article as staff write it. @throws HTTPException 404 where there is none */
export const articleDraftCall = queryCall(draftQuery, draftResponse, async ({ db, input }) => {
  const row = orNotFound(await findStaffArticle(db, input.id));
  const draft = draftOf(row);
  return { ...row, draft, state: stateOf(row, draft), publishedAt: row.published_at, updatedAt: row.updated_at };
});

/**
 * `POST /api/admin/articles/save`: keeps a draft, a new one or another version of one.
 * @throws HTTPException 409 when somebody saved it since, 400 for too much text and for too many articles
 */
export const saveDraftCall = bodyCall(saveDraftRequest, saveDraftResponse, async ({ db, input, staff, audit }) => {
  const { article, draft } = input;
  // Links are checked when it is published: one may still be half typed.
  const excess = excessOfText(draft.body, "article");
  if (excess) throw httpError(400, textMessages.tooMuch(excess));
  const written = { draft: JSON.stringify(draft), username: staff.username };
  if (!article) {
    if ((await countStaffArticles(db)) >= textBounds.articles) throw httpError(400, articleMessages.tooMany);
    const { id, updated_at: updatedAt } = await insertDraft(db, written);
    await audit("article begun", `${id}: ${draft.title}`);
    return { id, version: 1, updatedAt };
  }
  const { id, version } = article;
  const updatedAt = await updateDraft(db, { id, version, ...written });
  if (updatedAt === null) {
    const { username } = orNotFound(await findStaffArticle(db, id));
    throw httpError(409, textMessages.changedMeanwhile(username));
  }
  return { id, version: version + 1, updatedAt };
});

/**
 * `POST /api/admin/articles/publish`: shows visitors an article as it was saved last.
 * @throws HTTPException 400 that says what is missing or can't be shown, 409 when somebody saved it since or the
 *   address is taken
 */
export const publishCall = actionCall(publishRequest, async ({ context, db, input: { id, version }, audit }) => {
  const { database, texts } = context;
  const row = orNotFound(await findStaffArticle(db, id));
  const draft = draftOf(row);
  const { slug, replaces } = draft;
  const published = storedText(draft);
  const isIllustrated = illustrationTypes.some((known) => known === draft.illustrationType);
  if (published === null || !isIllustrated) throw httpError(400, articleMessages.unfinished);
  await checkMarkdown(database, draft.body, "article");
  const outcome = await publishArticle(database, { id, version, published, slug, replaces });
  if (outcome === "taken") throw httpError(409, articleMessages.slugTaken);
  if (outcome === "replaced") throw httpError(409, articleMessages.replacedAlready);
  if (outcome === "changed") throw httpError(409, textMessages.changedMeanwhile(row.username));
  await audit("article published", `/blog/${slug}: ${draft.title}`);
  await texts.refresh();
  return articleMessages.published;
});

/**
 * `POST /api/admin/articles/take-back`: takes a published article away from visitors. Its address answers 404 from now
 * on.
 * @throws HTTPException 404 for one that isn't published
 */
export const takeBackCall = actionCall(idRequest, async ({ context: { database, texts }, db, input, audit }) => {
  const { slug } = orNotFound(await findStaffArticle(db, input.id));
  orNotFound(await takeBackArticle(database, input.id));
  await audit("article taken back", `/blog/${slug ?? ""}`);
  await texts.refresh();
  return articleMessages.takenBack;
});

/**
 * `POST /api/admin/articles/delete`: deletes a draft that was never published; the address of the others stays theirs.
 * @throws HTTPException 404 for any other
 */
export const removeDraftCall = actionCall(idRequest, async ({ db, input: { id }, audit }) => {
  const { title } = draftOf(orNotFound(await findStaffArticle(db, id)));
  orNotFound(await deleteDraft(db, id));
  await audit("draft deleted", `${id}: ${title}`);
  return articleMessages.removed;
});

/**
 * `POST /api/admin/articles/preview`: gives the path of a page that shows the draft to whoever has it, for an hour.
 * @throws HTTPException 400 for too much text, 404 where there is no such draft
 */
export const previewArticleCall = bodyCall(
  idRequest,
  previewResponse,
  async ({ context, db, input: { id }, staff }) => {
    const { excess } = readMarkdown(draftOf(orNotFound(await findStaffArticle(db, id))).body, "article");
    if (excess) throw httpError(400, textMessages.tooMuch(excess));
    return { path: previewPath(context.keys.articlePreview, id, staff, context.database.clock.now()) };
  },
);
