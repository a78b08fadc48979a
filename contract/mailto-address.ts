/** A link to write to an address, whose characters may mean something else in a URL. */
export const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
