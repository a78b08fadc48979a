/** Text can't match, because its quotes are escaped. */
const mark = / data-discover="true"/g;

/**
 * Takes the router's marks out of HTML: of links whose routes it should look up later, while all routes of the shop are in its
 * manifest from the beginning.
 */
export const withoutLinkMarks = (html: string): string => html.replace(mark, "");
