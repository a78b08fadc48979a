/** How long the spinner stands, in milliseconds (docs/behavior/disable-pages.md#wait). */
export const spinnerMs = 500;

/** What the check of the domain is called in the console. */
export const checkLabel = "Domain check:";
