/** What the head of a staff screen holds: its title, and that search engines keep out (back-office §2, Admin screens). */
export const staffMeta = (title: string) => [{ title }, { name: "robots", content: "noindex, nofollow" }];
