/** Gives the `mailto:` link of an e-mail address, with those characters encoded that mean something else in a URL. */
export const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
