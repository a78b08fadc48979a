import { markdownOf } from "#app/lib/element-markdown.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import type { SearchableArticle, SearchableSection, SearchableText } from "./searchable-content.ts";
import { searchableArticles, searchableSections } from "./searchable-content.ts";

type Texts = Pick<SiteTexts, "articles">;

/** With absolute links and its URL. */
function markdownText(text: SearchableText, siteUrl: string): string {
  const link = (href: string): string =>
    href.startsWith("#")
      ? siteUrl + text.address.replace(/#.*$/, "") + href
      : href.startsWith("/")
        ? siteUrl + href
        : href;
  const head = `# ${text.title}\n\n> ${text.summary}\n\nSource: <${siteUrl}${text.address}>`;
  return `${head}\n\n${markdownOf(text.body, link)}\n`;
}

export const articleMarkdownPath = ({ address }: Pick<SearchableArticle, "address">): string => `${address}.md`;
export const sectionMarkdownPath = ({ product, file }: Pick<SearchableSection, "product" | "file">): string =>
  `/manuals/${product}/${file}.md`;

export function markdownAlternateAt(path: string, siteUrl: string, texts: Texts): string | undefined {
  const text =
    searchableArticles(texts).find((article) => articleMarkdownPath(article) === path) ??
    searchableSections().find((section) => sectionMarkdownPath(section) === path);
  return text && markdownText(text, siteUrl);
}
