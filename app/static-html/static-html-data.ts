/**
 * What a loader hands to `<StaticHtml from>`: HTML by element id, or null in a document, which holds the elements already.
 * Made by `provideStaticHtml` only.
 */
export type StaticHtmlData = Readonly<Record<string, string>> | null;
