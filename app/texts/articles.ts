import { toString as textOf } from "hast-util-to-string";
import type { MDXComponents } from "mdx/types";
import { Fragment } from "react";
import { partsOf, wordsOf } from "#app/lib/element-markdown.ts";
import { isoDate } from "#app/lib/iso-date.ts";
import { headingsOf, markdownElements } from "#app/lib/markdown-elements.ts";
import { articleFrontMatter, illustrationTypes } from "#content/blog/front-matter.ts";
import { onceFor } from "#content/once-for.ts";
import { printedDay } from "#contract/printed-date.ts";
import type { PublishedArticle, SiteTexts } from "#contract/site-texts.ts";
import { mdxFile, mdxFilesIn } from "./mdx-file.ts";

const wordsPerMinute = 220;

/** docs/behavior/blog.md#article */
export function readTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}

/** For counting words: wrappers render their text, drawings nothing. */
const counted: MDXComponents = { Note: Fragment, Warning: Fragment, Steps: Fragment, PressPattern: () => null };

/** Newest first. For loaders only. */
export const builtInArticles: readonly (Article & { readonly id: number })[] = mdxFilesIn("blog")
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

export const builtInArticle = (id: number) => builtInArticles.find((article) => article.id === id);

export function staffArticle(written: PublishedArticle) {
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

/**
 * With its body: MDX of content/, or Markdown that staff wrote. `path` ends in the number of a built-in article;
 * `authorRole` is what the author does, empty where nobody said. `isoDate` and `modified` are a day of a built-in article, and the
 * moment of one that staff wrote.
 */
export type Article = Readonly<ReturnType<typeof staffArticle>>;

const withBuiltIn = onceFor((articles: SiteTexts["articles"]): readonly Article[] => {
  const written = articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).map(staffArticle);
  const replaced = new Set(articles.map(({ replaces }) => replaces));
  const builtIn = builtInArticles.filter(({ id }) => !replaced.has(id));
  return [...written, ...builtIn].sort((a, b) => b.isoDate.localeCompare(a.isoDate));
});

/** Newest first. For loaders only. */
export const allArticles = ({ articles }: Pick<SiteTexts, "articles">): readonly Article[] => withBuiltIn(articles);

/** What the browser gets of an article besides its body. */
export const articleView = ({ headings, modified, body, ...view }: Article) => view;

export type ArticleView = ReturnType<typeof articleView>;

/** The article that staff wrote in the place of a built-in one. @param path of the built-in one's page */
export const replacementOf = (path: string, articles: readonly PublishedArticle[]): PublishedArticle | undefined =>
  articles.find(({ replaces }) => replaces !== null && path === `/blog/${replaces}`);
