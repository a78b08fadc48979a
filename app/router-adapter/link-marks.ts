/**
 * The mark of links whose routes the router would look up later: all are in its list from the beginning. Text can't match,
 * because its quotes are escaped.
 */
const mark = / data-discover="true"/g;

/** HTML without the router's marks of links. */
export const withoutLinkMarks = (html: string): string => html.replace(mark, "");
