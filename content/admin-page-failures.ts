/** Words of the list of failed pages on the staff's first screen. */
export const pageFailuresText = {
  title: "Pages that failed in a browser",
  hint: "The visitor kept the page as it was served, without what script adds. Show these lines to whoever develops the shop.",
  columns: { path: "Page", message: "What the browser said", browser: "Browser", count: "Times", last: "Last" },
  dismiss: "Dismiss",
  dismissed: "Dismissed. It comes back when it happens again.",
} as const;
