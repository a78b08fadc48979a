import { markdownOf } from "#app/lib/element-markdown.ts";
import type { ReadableArticle, ReadableSection, ReadableText } from "./library.ts";
import { readableArticles, readableSections } from "./library.ts";

const kept = new Map<string, string>();

/** A text of the site as Markdown, with absolute links and the address that it stands at. */
function markdownText(text: ReadableText, siteUrl: string): string {
  const key = siteUrl + text.address;
  const found = kept.get(key);
  if (found) return found;
  const link = (href: string): string =>
    href.startsWith("#")
      ? siteUrl + text.address.replace(/#.*$/, "") + href
      : href.startsWith("/")
        ? siteUrl + href
        : href;
  const head = `# ${text.title}\n\n> ${text.summary}\n\nSource: <${key}>`;
  const written = `${head}\n\n${markdownOf(text.body, link)}\n`;
  kept.set(key, written);
  return written;
}

/** Where an article's Markdown twin stands. */
export const articleTwin = ({ id }: Pick<ReadableArticle, "id">): string => `/blog/${id}.md`;
/** Where a manual section's Markdown twin stands. */
export const sectionTwin = ({ product, file }: Pick<ReadableSection, "product" | "file">): string =>
  `/manuals/${product}/${file}.md`;

/** The Markdown twin that stands at a path, or undefined. */
export function twinAt(path: string, siteUrl: string): string | undefined {
  const text =
    readableArticles().find((article) => articleTwin(article) === path) ??
    readableSections().find((section) => sectionTwin(section) === path);
  return text && markdownText(text, siteUrl);
}
