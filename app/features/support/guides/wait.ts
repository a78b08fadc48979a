/** How long the spinner stands before a guide, in milliseconds (docs/behavior/disable-pages.md#wait). */
export const spinnerMs = 500;

/** Before what the console says of the domain. */
export const checkLabel = "Domain check:";
