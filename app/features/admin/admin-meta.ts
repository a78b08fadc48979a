/** Metadata of a staff screen: title and noindex. */
export const adminMeta = (title: string) => [{ title }, { name: "robots", content: "noindex, nofollow" }];
