/** Words of the staff screen of reviews (docs/staff.md#reviews). */
export const adminReviewsText = {
  /** In the order of their buttons. */
  states: { new: "New", published: "Published", refused: "Refused", all: "All" },
  searchLabel: "Search in words and names",
  list: "Reviews, newest first",
  empty: "No reviews here.",
  emptySearch: "No review contains these words.",
  /** Says for screen readers how many stars there are. */
  starCount: (stars: number): string => `${stars} of 5 stars`,
  demo: "Demo order",
  forgotten: "What it said is no longer kept.",
  publish: "Publish",
  refuse: "Refuse",
  takeBack: "Take back",
  answer: "Answer in public",
  changeAnswer: "Change the answer",
  answerLabel: "Answer",
  answerHint: "Everybody reads it below the review. Empty it to take it away. Up to 1,000 characters.",
  saveAnswer: "Save answer",
  reasonLabel: "Reason",
  reasonHint: "For staff and the audit log, such as: names another person. A bad review isn't a reason.",
  noReason: "Say why, in one line of up to 300 characters.",
  saveReason: "Refuse review",
  cancel: "Cancel",
  /** Stands before the reason of a refusal. */
  refusedBecause: (reason: string): string => `Refused: ${reason}`,
  ourAnswer: "Our answer",
} as const;

/** What the server says of what staff do with reviews. */
export const adminReviewMessages = {
  published: "Review published",
  refused: "Review refused",
  takenBack: "Review taken back: no page shows it any more",
  answered: "Answer saved",
  answerGone: "Answer taken away",
  changedMeanwhile: "Somebody changed this review or its answer in the meantime. Load the page again.",
} as const;
