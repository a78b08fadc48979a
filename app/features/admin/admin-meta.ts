import staffStyles from "#app/styles/staff.css?url";

/** Metadata of a staff screen: title and noindex. */
export const adminMeta = (title: string) => [{ title }, { name: "robots", content: "noindex, nofollow" }];

/** The style sheet of the staff screens. */
export const adminLinks = () => [{ rel: "stylesheet", href: staffStyles }];
