/** What the head of a page says. */
export type PageMeta = {
  /** At most 60 characters, so that search results show it whole. */
  readonly title: string;
  /** At most 155 characters, for the same reason. */
  readonly description: string;
  /** The path that search engines list, where several addresses show the same page. */
  readonly canonical?: string;
  /** False where search engines leave it out. */
  readonly index?: boolean;
};
