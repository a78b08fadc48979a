import { markdownOf } from "#app/lib/element-markdown.ts";
import { type Article, allArticles } from "#app/texts/articles.ts";
import { manualSections } from "#app/texts/manual-texts.ts";
import type { Body } from "#app/texts/mdx-file.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import { plainComponents } from "./plain-components.tsx";

export type Text = { readonly title: string; readonly summary: string; readonly address: string; readonly body: Body };

export function articleText({ title, excerpt, path, body }: Article): Text {
  return { title, summary: excerpt, address: path, body };
}

/** A text in Markdown, with absolute links and the address where it stands. */
function markdownText({ title, summary, address, body }: Text, siteUrl: string): string {
  const link = (href: string): string => {
    if (href.startsWith("#")) return siteUrl + address + href;
    return href.startsWith("/") ? siteUrl + href : href;
  };
  const head = `# ${title}\n\n> ${summary}\n\nSource: <${siteUrl}${address}>`;
  return `${head}\n\n${markdownOf(body(plainComponents), link)}\n`;
}

/** Where an article stands in Markdown. */
export const articleMarkdownPath = (articlePath: string): string => `${articlePath}.md`;

/**
 * What a page says in Markdown.
 * @param path of the alternate, such as `/blog/lost-keys.md`
 * @returns undefined where no page has this alternate
 */
export function markdownAlternateAt(
  path: string,
  siteUrl: string,
  texts: Pick<SiteTexts, "articles">,
): string | undefined {
  const article = allArticles(texts).find((article) => articleMarkdownPath(article.path) === path);
  if (article) return markdownText(articleText(article), siteUrl);
  const section = manualSections.find(({ markdownPath }) => markdownPath === path);
  return section && markdownText(section, siteUrl);
}
