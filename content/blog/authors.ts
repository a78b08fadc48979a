/** The bylines that an article may carry. */
export const authors = ["Mara Lindqvist", "Owen Castellano", "Priya Raman"] as const;

/**
 * True while the authors above are invented samples (docs/behavior/catalog.md#samples): `npm run preflight` lists them.
 * Set to false only when the real writers' names stand there.
 */
export const authorsAreSamples = true;
