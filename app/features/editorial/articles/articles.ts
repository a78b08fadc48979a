import type { MDXContent } from "mdx/types";
import { Fragment } from "react";
import { jsx } from "react/jsx-runtime";
import { partsOf, wordsOf } from "#app/lib/element-markdown.ts";
import { isoDate } from "#app/lib/iso-date.ts";
import { type ArticleFrontMatter, articleFrontMatter } from "#content/blog/front-matter.ts";
import { mdxProps } from "#content/mdx-props.ts";
import { readTime } from "./read-time.ts";

/** An article without its body, for lists and heads. */
export type ArticleView = ArticleFrontMatter & { slug: string; readTime: string; isoDate: string };
/** An article with its front matter checked and its body ready to render. */
export type Article = ArticleView & { Body: MDXContent; headings: readonly ArticleHeading[] };

/** A heading of an article with its anchor. */
type ArticleHeading = { id: string; title: string };

type ArticleModule = { default: MDXContent; frontmatter: unknown };

const modules = import.meta.glob<ArticleModule>("/content/blog/*.mdx", { eager: true });

/** Components for counting words: wrappers render their text, drawings nothing. */
const counted = { Note: Fragment, Warning: Fragment, Steps: Fragment, PressPattern: () => null };

/**
 * The written articles, newest first. For loaders only: the bodies are large and stay on the server.
 * @throws ZodError when an article's front matter isn't as content/blog/front-matter.ts says
 */
export const articles: readonly Article[] = Object.entries(modules)
  .map(([path, { default: Body, frontmatter }]) => {
    const head = articleFrontMatter.parse(frontmatter);
    const text = jsx(Body, { ...mdxProps, components: counted });
    return {
      ...head,
      slug: path.replace(/^.*\/|\.mdx$/g, ""),
      isoDate: isoDate(head.date),
      readTime: readTime(wordsOf(text)),
      headings: partsOf(text).flatMap(({ id, heading }) => (id && heading ? [{ id, title: heading }] : [])),
      Body,
    };
  })
  .sort((a, b) => b.isoDate.localeCompare(a.isoDate) || b.id - a.id);

/** The article with this id, or undefined. */
export function articleById(id: number): Article | undefined {
  return articles.find((article) => article.id === id);
}

/** An article without its body, as it is sent to a page. */
export function articleView({ Body: _body, headings: _headings, ...view }: Article): ArticleView {
  return view;
}
