/** Headings of the staff screens where texts are written; the rest of their words comes with each screen. */
export const writingTitles = {
  texts: {
    title: "Texts",
    intro: "The announcement above the header, and the site's questions and answers.",
  },
  articles: {
    title: "Articles",
    intro: "Write for the blog, preview it, publish it and take it back.",
  },
} as const;
