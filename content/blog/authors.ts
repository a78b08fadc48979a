export const authors = ["Mara Lindqvist", "Owen Castellano", "Priya Raman"] as const;

/** True while the authors are invented: `npm run preflight` lists them (docs/behavior/catalog.md#samples). */
export const authorsAreSamples = true;
