import type { MarkdownExcess } from "#contract/markdown-bounds.ts";
import { countText } from "./format.ts";

const excesses: Readonly<Record<MarkdownExcess["of"], (found: string) => string>> = {
  lines: (found) => `The text has ${found} lines`,
  marks: (found) => `One paragraph, list or table has ${found} stars, underscores, brackets and backticks`,
  depth: (found) => `Lists and quotes stand ${found} deep inside each other`,
  depths: (found) => `The text has ${found} marks of lists and quotes`,
  cells: (found) => `The tables have ${found} cells`,
  pieces: (found) => `The text has ${found} paragraphs, list items, links and other pieces`,
  address: (found) => `The address of a link has ${found} characters`,
  bytes: (found) => `The page would take ${found} bytes, most of them for links and tables`,
};

/** Says what a Markdown text has too much of, and how much is allowed. */
const tooMuch = ({ of, found, allowed }: MarkdownExcess): string =>
  `${excesses[of](countText(found))}; ${countText(allowed)} are allowed.`;

/** Words of the staff screen that changes texts of the site (docs/staff.md). */
export const textsText = {
  /**
   * Says below a text who changed it last.
   * @param when the moment in words
   */
  lastChange: (username: string, when: string): string => `Last changed by ${username} on ${when}.`,
  announcement: {
    title: "Announcement",
    text: "Text",
    textHint:
      "One line above the header. Pages about a found tracker, or turning one off, leave it out. Empty it and save to take the announcement away.",
    linkAddress: "Link (optional)",
    linkHint: "A page of this site, such as /shipping, or an address that begins with https://, mailto: or tel:.",
    linkLabel: "Words of the link",
    from: "Shown from (optional)",
    until: "Until (optional)",
    save: "Save announcement",
    states: {
      none: "No announcement is shown.",
      now: (until: string | null): string => (until ? `Shown now, until ${until}.` : "Shown now."),
      later: (from: string): string => `Starts on ${from}.`,
      over: (until: string): string => `Ended on ${until}.`,
    },
    errors: {
      text: "Write a line of up to 200 characters.",
      href: "Enter a page of this site, such as /shipping, or an address that begins with https://, mailto: or tel:.",
      label: "Say in a few words where the link leads.",
      from: "Choose a day and a time.",
      until: "The end must come after the start.",
    },
  },
  faq: {
    title: "Questions and answers",
    list: "List",
    sources: { "built-in": "Built in", changed: "Changed", added: "Added" },
    hidden: "Hidden",
    edit: "Edit",
    add: "Add a question",
    hide: "Hide",
    show: "Show",
    takeBack: "Use the built-in text",
    remove: "Delete",
    removeDialog: { question: "Delete this question?", confirm: "Yes, delete" },
    question: "Question",
    answer: "Answer",
    answerHint:
      "Plain text. *Emphasis*, **strong**, lists with - and links as [words](/contact) work; other marks show as you type them.",
    builtInNote: "The built-in answer follows prices and dates by itself. Yours stays as you write it.",
    builtInText: "Built-in text",
    save: "Save question",
    cancel: "Cancel",
    errors: {
      question: "Write a question of up to 200 characters in one line.",
      answer: "Write an answer of up to 2,000 characters.",
    },
  },
} as const;

/** What the server says of a text that staff save. */
export const textMessages = {
  announcementSaved: "Announcement saved",
  announcementGone: "Announcement taken away",
  badAnnouncement: "The announcement can't be saved: check its text, link and times.",
  questionSaved: "Question saved",
  arranged: "List saved",
  takenBack: "The built-in text is back",
  removed: "Question deleted",
  /** Says that somebody else saved the announcement, the list or the article since it was opened. */
  changedMeanwhile: (username: string): string =>
    `${username} saved this in the meantime. Nothing of yours was saved; look at theirs and try again.`,
  /**
   * Says which link of a text leads nowhere that it may.
   * @param address as it was written
   */
  badLink: (address: string): string =>
    `The link to “${address}” can't be used. A link leads to a page of this site, such as /contact, or begins with https://, mailto: or tel:.`,
  /**
   * Says which link of a text isn't read as one, and so wouldn't be shown.
   * @param written the text as it was typed
   */
  notShown: (written: string): string =>
    `“${written}” wouldn't be shown to readers as you mean it. A link is written as [words](/address), without a blank in its address.`,
  tooMuch,
  asked: "This list has that question already.",
  tooMany: "This list is full. Delete a question first.",
} as const;
