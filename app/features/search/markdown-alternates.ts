import { markdownOf } from "#app/lib/element-markdown.ts";
import type { SearchableArticle, SearchableSection, SearchableText } from "./searchable-content.ts";
import { searchableArticles, searchableSections } from "./searchable-content.ts";

const cached = new Map<string, string>();

/** A text of the site as Markdown, with absolute links and its URL. */
function markdownText(text: SearchableText, siteUrl: string): string {
  const key = siteUrl + text.address;
  const found = cached.get(key);
  if (found) return found;
  const link = (href: string): string =>
    href.startsWith("#")
      ? siteUrl + text.address.replace(/#.*$/, "") + href
      : href.startsWith("/")
        ? siteUrl + href
        : href;
  const head = `# ${text.title}\n\n> ${text.summary}\n\nSource: <${key}>`;
  const written = `${head}\n\n${markdownOf(text.body, link)}\n`;
  cached.set(key, written);
  return written;
}

/** Path of an article's Markdown alternate. */
export const articleMarkdownPath = ({ id }: Pick<SearchableArticle, "id">): string => `/blog/${id}.md`;
/** Path of a manual section's Markdown alternate. */
export const sectionMarkdownPath = ({ product, file }: Pick<SearchableSection, "product" | "file">): string =>
  `/manuals/${product}/${file}.md`;

/** The Markdown alternate at a path, or undefined. */
export function markdownAlternateAt(path: string, siteUrl: string): string | undefined {
  const text =
    searchableArticles().find((article) => articleMarkdownPath(article) === path) ??
    searchableSections().find((section) => sectionMarkdownPath(section) === path);
  return text && markdownText(text, siteUrl);
}
