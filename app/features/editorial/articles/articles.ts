import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { MDXComponents, MDXContent } from "mdx/types";
import { Fragment } from "react";
import { jsx } from "react/jsx-runtime";
import { partsOf, wordsOf } from "#app/lib/element-markdown.ts";
import { isoDate } from "#app/lib/iso-date.ts";
import { headingsOf } from "#app/lib/markdown-elements.ts";
import { articleFrontMatter, illustrationTypes } from "#content/blog/front-matter.ts";
import { mdxProps } from "#content/mdx-props.ts";
import { onceFor } from "#content/once-for.ts";
import { printedDay } from "#contract/printed-date.ts";
import type { PublishedArticle, SiteTexts } from "#contract/site-texts.ts";
import { readTime } from "./read-time.ts";

export type ArticleView = {
  /** By number for a built-in article, by slug for one of staff. */
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** What the author does; empty where nobody said. */
  readonly authorRole: string;
  readonly date: string;
  readonly isoDate: string;
  readonly tags: readonly string[];
  readonly illustrationType: (typeof illustrationTypes)[number];
  readonly popular: boolean;
  readonly readTime: string;
};

type ArticleHeading = { id: string; title: string };

/** With its body: MDX of content/, or Markdown that staff wrote. */
export type Article = ArticleView & {
  readonly headings: readonly ArticleHeading[];
  readonly modified: string;
  readonly body: { readonly Mdx: MDXContent } | { readonly tree: Root };
};

type ArticleModule = { default: MDXContent; frontmatter: unknown };

const modules = import.meta.glob<ArticleModule>("/content/blog/*.mdx", { eager: true });

/** For counting words: wrappers render their text, drawings nothing. */
const counted: MDXComponents = { Note: Fragment, Warning: Fragment, Steps: Fragment, PressPattern: () => null };

/** Newest first. For loaders only: the bodies are large and stay on the server. */
export const builtInArticles: readonly (Article & { readonly id: number })[] = Object.values(modules)
  .map(({ default: Mdx, frontmatter }) => {
    const head = articleFrontMatter.parse(frontmatter);
    const day = isoDate(head.date);
    const text = jsx(Mdx, { ...mdxProps, components: counted });
    return {
      ...head,
      authorRole: "",
      path: `/blog/${head.id}`,
      isoDate: day,
      modified: day,
      readTime: readTime(wordsOf(text)),
      headings: partsOf(text).flatMap(({ id, heading }) => (id && heading ? [{ id, title: heading }] : [])),
      body: { Mdx },
    };
  })
  .sort((a, b) => b.isoDate.localeCompare(a.isoDate) || b.id - a.id);

export const builtInArticle = (id: number) => builtInArticles.find((article) => article.id === id);

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
    isoDate: publishedAt.slice(0, 10),
    modified: changedAt.slice(0, 10),
    illustrationType: illustrationTypes.find((type) => type === written.illustrationType) ?? illustrationTypes[0],
    popular: false,
    readTime: readTime(textOf(tree)),
    headings: headingsOf(tree),
    body: { tree },
  };
}

const withBuiltIn = onceFor((articles: SiteTexts["articles"]): readonly Article[] => {
  const written = articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).map(staffArticle);
  const replaced = new Set(articles.map(({ replaces }) => replaces));
  const builtIn = builtInArticles.filter(({ id }) => !replaced.has(id));
  return [...written, ...builtIn].sort((a, b) => b.isoDate.localeCompare(a.isoDate));
});

/** Newest first. For loaders only. */
export const allArticles = ({ articles }: Pick<SiteTexts, "articles">): readonly Article[] => withBuiltIn(articles);

export function articleView(article: Article): ArticleView {
  const { path, title, excerpt, author, authorRole, date, isoDate: day, tags, popular, readTime: time } = article;
  const { illustrationType } = article;
  return {
    path,
    title,
    excerpt,
    author,
    authorRole,
    date,
    isoDate: day,
    tags,
    illustrationType,
    popular,
    readTime: time,
  };
}
