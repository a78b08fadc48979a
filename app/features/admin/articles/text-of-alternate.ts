/** The text in an article's Markdown alternate, without its head and with addresses of this site as paths. */
export function textOfAlternate(markdown: string, siteUrl: string): string {
  const text = markdown.replace(/^[\s\S]*?\nSource: <[^>]*>\n\n/, "");
  return text.replaceAll(`](${siteUrl}/`, "](/").trim();
}
