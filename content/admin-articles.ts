import type { illustrationTypes } from "./blog/front-matter.ts";

/** Words of the staff screen that writes articles (docs/staff.md#articles). */
export const articlesText = {
  write: "Write an article",
  list: "Articles written here, last changed first",
  builtIn: {
    title: "Articles that came with the shop",
    none: "Each has a version of your own by now.",
    date: "Date",
    write: "Write my own version",
    writeOf: (title: string): string => `Write my own version: ${title}`,
    gone: "This article has a version of your own already.",
  },
  empty: "No article has been written here yet.",
  untitled: "Untitled",
  columns: { title: "Title", state: "State", changed: "Changed" },
  states: {
    draft: "Draft",
    published: "Published",
    changed: "Published, with unpublished changes",
    "taken back": "Taken back",
  },
  back: "All articles",
  fields: {
    title: "Title",
    slug: "Address",
    slugHint: "Small letters, digits and hyphens. It can't be changed once the article is published.",
    slugFixed: "The address stays as it was first published.",
    excerpt: "Excerpt",
    excerptHint: "One or two sentences for lists and search results, up to 200 characters.",
    author: "Author",
    authorHint: "Choose one, or write another name.",
    authorRole: "What the author does (optional)",
    tags: "Tags",
    newTag: "Another tag",
    addTag: "Add tag",
    drawing: "Drawing",
    body: "Text",
    bodyHint:
      "Markdown: ## for a heading, - or 1. for a list, > for a quote, | for a table, *emphasis*, **strong** and [words](/contact) for a link. A picture is added below.",
  },
  errors: {
    title: "Write a title of up to 120 characters.",
    slug: "Use small letters, digits and single hyphens, with at least one letter.",
    excerpt: "Write an excerpt of up to 200 characters.",
    author: "Name the author, in up to 60 characters.",
    authorRole: "Use up to 60 characters.",
    tags: "Choose at least one tag, and at most six.",
    illustrationType: "Choose a drawing.",
    body: "Write the text.",
    taken: "Another article has this address. Choose a different one.",
  },
  drawings: {
    "dual-network": "A tracker between two networks",
    "google-find-hub": "A map",
    "privacy-security": "A padlock",
    "travel-items": "Luggage",
    "network-comparison": "Two networks on a scale",
    "evolution-tracking": "From a compass to a card",
  } satisfies Record<(typeof illustrationTypes)[number], string>,
  saving: {
    saved: (when: string): string => `Saved ${when}`,
    saving: "Saving...",
    waiting: "Not saved yet",
    /**
     * @param reached whether the server answered at all
     */
    failed: (reached: boolean): string => {
      const why = reached ? "couldn't save it" : "can't be reached";
      return `Not saved: the server ${why}. What you type is kept in this browser, and saved as soon as it can be.`;
    },
    refused: (reason: string): string => `Not saved: ${reason} What you type is kept in this browser.`,
    restored: "What you had typed in this browser before is back. It wasn't saved at the time.",
    conflict: (username: string, when: string): string =>
      `${username} saved this article somewhere else on ${when}. Yours isn't saved; it is kept in this browser.`,
    keepMine: "Save mine over it",
    takeTheirs: "Show theirs, drop mine",
  },
  preview: "Preview",
  /** Titles the preview of a draft. A draft may have no title yet, which is an empty text. */
  previewTitle: (title: string): string => `Preview: ${title || "Untitled"}`,
  previewNote: "A preview: readers can't see this yet. This address works for an hour, for anyone who has it.",
  publish: "Publish",
  publishChanges: "Publish changes",
  view: "Open the article",
  takeBack: "Take back",
  takeBackDialog: {
    question: "Take this article back?",
    text: "Readers will get “page not found” at its address until you publish it again.",
    confirm: "Yes, take it back",
  },
  remove: "Delete draft",
  removeDialog: { question: "Delete this draft?", text: "This can't be undone.", confirm: "Yes, delete it" },
} as const;

/** What the server says of an article. */
export const articleMessages = {
  published: "Published: readers see it within ten seconds",
  takenBack: "Taken back",
  removed: "Draft deleted",
  unfinished: "The article isn't finished: fill in every field first.",
  tooMany: "There is no room for more articles. Delete a draft first.",
  slugTaken: articlesText.errors.taken,
  replacedAlready: "Another version of this built-in article is published. Take that one back first, or edit it.",
} as const;
