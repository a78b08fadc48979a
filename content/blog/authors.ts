/**
 * Bylines of the articles (docs/behavior/catalog.md#samples). All three are samples: no such people write for
 * the shop. Replace them with the real writers' names before going live.
 */
export const sampleAuthors = ["Mara Lindqvist", "Owen Castellano", "Priya Raman"] as const;
