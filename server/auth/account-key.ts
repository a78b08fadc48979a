/** An account as it is counted: one key for each spelling that could be the same name. */
export const accountKey = (username: string): string => username.normalize("NFC").trim().toLowerCase();

/** Whether two spellings are one account's name. */
export const isSameAccount = (one: string, other: string): boolean => accountKey(one) === accountKey(other);
