/** What the question below each section of a manual says. Staff see the answers (docs/staff.md). */
export const helpfulTexts = {
  question: "Was this helpful?",
  yes: "Yes",
  no: "No",
  note: "Sends only your answer and this section's name.",
  thanks: "Thanks. Your answer was counted.",
  failed: "Your answer couldn't be sent. Please try again later.",
} as const;
