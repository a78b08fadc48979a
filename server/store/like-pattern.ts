/** A pattern for `like ... escape '\\'` that finds `search` anywhere in lower-cased text; its own wildcards are letters. */
export const likePattern = (search: string): string => `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
