/** HTML by element id, or null in a document, which holds it already. Made by `provideStaticHtml` only. */
export type StaticHtmlData = Readonly<Record<string, string>> | null;
