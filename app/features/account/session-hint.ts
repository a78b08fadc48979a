import { storedText, storeText } from "#app/lib/stored-text.ts";

const key = "session";

/** Whether a user may be logged in: scripts can't read the cookie, and asking would cost each visitor a call. */
export const mayBeLoggedIn = (): boolean => storedText(key) === "1";

/** Where storage is blocked the dialog still asks when it opens. */
export const setSessionHint = (open: boolean): boolean => storeText(key, open ? "1" : null);
