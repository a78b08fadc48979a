/**
 * A pattern for `like ... escape '\\'` that finds `search` anywhere in lower-cased text; wildcards in it are escaped.
 */
export const likePattern = (search: string): string => `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
