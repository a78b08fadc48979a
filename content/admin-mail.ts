/** What staff can do about an email that was not sent, in the inbox and beside withdrawals. */
export const mailText = {
  sendAgain: "Send again",
  triedAgain: "It's being sent again",
  notRefused: "This email is no longer waiting after a refusal. Look again.",
  drop: {
    ask: "Drop",
    question: "Drop this email?",
    confirm: "Yes, drop it",
    cancel: "Keep it",
    text: "It won't be sent or tried again. The message and what was written stay here.",
  },
  dropped: "Dropped: it won't be sent",
  notDroppable: "This email is sent, or is being sent right now. Look again.",
} as const;
