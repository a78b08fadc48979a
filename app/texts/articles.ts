import { toString as textOf } from "hast-util-to-string";
import type { MDXComponents } from "mdx/types";
import { Fragment } from "react";
import { partsOf, wordsOf } from "#app/lib/element-markdown.ts";
import { isoDate } from "#app/lib/iso-date.ts";
import { type Heading, headingsOf, markdownElements } from "#app/lib/markdown-elements.ts";
import { articleFrontMatter, illustrationTypes } from "#content/blog/front-matter.ts";
import { onceFor } from "#content/once-for.ts";
import { printedDay } from "#contract/printed-date.ts";
import type { PublishedArticle, SiteTexts } from "#contract/site-texts.ts";
import { type Body, mdxFile, mdxFilesIn } from "./mdx-file.ts";

const wordsPerMinute = 220;

/** How long a text takes to read, such as "4 min read" (docs/behavior/blog.md#article). @param text without marks */
export function readTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}

/** For counting words: wrappers render their text, drawings nothing. */
const counted: MDXComponents = { Note: Fragment, Warning: Fragment, Steps: Fragment, PressPattern: () => null };

/** The articles that came with the shop, newest first. For loaders only. */
export const builtInArticles: readonly BuiltInArticle[] = mdxFilesIn("blog")
  .map((file) => {
    const article = mdxFile(file, articleFrontMatter);
    const day = isoDate(article.date);
    const text = article.body(counted);
    return {
      ...article,
      authorRole: "",
      path: `/blog/${article.id}`,
      isoDate: day,
      modified: day,
      readTime: readTime(wordsOf(text)),
      headings: partsOf(text).flatMap(({ id, heading }) => (id && heading ? [{ id, title: heading }] : [])),
    };
  })
  .sort((a, b) => b.isoDate.localeCompare(a.isoDate) || b.id - a.id);

/** An article that came with the shop, with its number. */
export type BuiltInArticle = Article & { readonly id: number };

/** An article that came with the shop, by its number; undefined for none. For loaders only. */
export const builtInArticle = (id: number): BuiltInArticle | undefined =>
  builtInArticles.find((article) => article.id === id);

/** An article that staff wrote, in the same shape as one that came with the shop. For loaders only. */
export function staffArticle(written: PublishedArticle): Article {
  const { slug, title, excerpt, author, authorRole, tags, tree, publishedAt, changedAt } = written;
  return {
    path: `/blog/${slug}`,
    title,
    excerpt,
    author,
    authorRole,
    tags,
    date: printedDay(publishedAt.slice(0, 10), "words"),
    isoDate: publishedAt,
    modified: changedAt,
    illustrationType: illustrationTypes.find((type) => type === written.illustrationType) ?? illustrationTypes[0],
    popular: false,
    readTime: readTime(textOf(tree)),
    headings: headingsOf(tree),
    // Made anew each time: the elements of all articles take more memory than their texts.
    body: (components: MDXComponents) => markdownElements(tree, components),
  };
}

/** An article with its body: MDX of content/, or Markdown that staff wrote. */
export type Article = {
  /** Ends in the number of a built-in article, else in the slug that staff gave it. */
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** What the author does; empty where nobody said. */
  readonly authorRole: string;
  readonly tags: readonly string[];
  /** The day of its publication as it is printed. */
  readonly date: string;
  /** When it was published: the day of a built-in article, the moment of one that staff wrote (ISO 8601). */
  readonly isoDate: string;
  /** When it was changed, as `isoDate`. */
  readonly modified: string;
  readonly illustrationType: (typeof illustrationTypes)[number];
  /** Whether it is listed beside the others. */
  readonly popular: boolean;
  /** Such as "4 min read". */
  readonly readTime: string;
  readonly headings: readonly Heading[];
  readonly body: Body;
};

const withBuiltIn = onceFor((articles: SiteTexts["articles"]): readonly Article[] => {
  const written = articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).map(staffArticle);
  const replaced = new Set(articles.map(({ replaces }) => replaces));
  const builtIn = builtInArticles.filter(({ id }) => !replaced.has(id));
  return [...written, ...builtIn].sort((a, b) => b.isoDate.localeCompare(a.isoDate));
});

/** What staff wrote, and the names of authors that the owner entered, where they matter. */
type ArticleTexts = Pick<SiteTexts, "articles"> & Partial<Pick<SiteTexts, "settings">>;

/** All articles, newest first: those of staff, and those that came with the shop and weren't replaced. For loaders only. */
export function allArticles({ articles, settings }: ArticleTexts): readonly Article[] {
  const all = withBuiltIn(articles);
  const authors = settings?.authors;
  // Staff name the authors of their own articles themselves.
  if (!authors) return all;
  return all.map((article) => ({ ...article, author: authors[article.author] || article.author }));
}

/** What the browser gets of an article besides its body. */
export type ArticleView = Omit<Article, "headings" | "modified" | "body">;

/** Takes out of an article what the browser doesn't get. */
export const articleView = ({ headings, modified, body, ...view }: Article): ArticleView => view;

/** The article that staff wrote in the place of a built-in one. @param path of the built-in one's page */
export const replacementOf = (path: string, articles: readonly PublishedArticle[]): PublishedArticle | undefined =>
  articles.find(({ replaces }) => replaces !== null && path === `/blog/${replaces}`);
