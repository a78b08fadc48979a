/**
 * Bylines of the articles (back-office §3, `author`). All three are samples: no such people write for
 * the shop. Replace them with the real writers' names before going live (rulings, Catalogue and facts).
 */
export const sampleAuthors = ["Mara Lindqvist", "Owen Castellano", "Priya Raman"] as const;
