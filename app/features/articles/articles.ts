import type { MDXContent } from "mdx/types";
import { type ArticleFrontMatter, articleFrontMatter } from "#content/blog/front-matter.ts";

/** An article with its front matter checked and its body ready to render. */
export type Article = ArticleFrontMatter & { slug: string; Body: MDXContent };

type ArticleModule = { default: MDXContent; frontmatter: unknown };

const modules = import.meta.glob<ArticleModule>("/content/blog/*.mdx", { eager: true });

/**
 * The written articles, newest first. For loaders only: the bodies are large and stay on the server.
 * @throws ZodError when an article's front matter isn't as content/blog/front-matter.ts says
 */
export const articles: readonly Article[] = Object.entries(modules)
  .map(([path, module]) => ({
    ...articleFrontMatter.parse(module.frontmatter),
    slug: path.replace(/^.*\/|\.mdx$/g, ""),
    Body: module.default,
  }))
  .sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || b.id - a.id);

/** The article with this id, or undefined. */
export function articleById(id: number): Article | undefined {
  return articles.find((article) => article.id === id);
}
