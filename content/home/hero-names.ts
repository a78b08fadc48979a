/** The names on the hero's pills, in hero order: alone in a file because the browser needs nothing else of the hero. */
export const heroNames = ["InCard Finder", "Tagigo", "Carbon Finder"] as const;
