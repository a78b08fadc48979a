/**
 * The names on the hero's pills, in hero order. In a file of its own, because the browser needs no other text of the
 * hero.
 */
export const heroNames = ["InCard Finder", "Tagigo", "Carbon Finder"] as const;
