/** Words of the staff screen of withdrawals (docs/staff.md). */
export const withdrawalsText = {
  title: "Withdrawals",
  intro:
    "Who withdrew from a purchase, and when it reached us: that moment counts. Answer each within the time that the law gives, then mark it.",
  states: { all: "All", open: "Open", answered: "Answered" },
  searchLabel: "Search in names, addresses, orders, goods and receipts",
  list: "Withdrawals, the newest first",
  empty: "No withdrawals here.",
  emptySearch: "No withdrawal holds these words.",
  order: "Order number",
  items: "Goods",
  message: "Anything else",
  receipt: "Receipt",
  received: "Received",
  mail: {
    sent: "Receipt mailed",
    waiting: "Receipt waits to be mailed",
    failing: "Receipt refused, tried again later",
    none: "The receipt's mail isn't kept any more",
    withheld: "No receipt was mailed: too many were asked for. Please confirm it yourself",
  },
  reply: "Reply by e-mail",
  to: { open: "Put back to open", answered: "Mark as answered" },
  marked: { open: "Put back to open", answered: "Marked as answered" },
  replySubject: (order: string): string => `Your withdrawal, order ${order}`,
  /** Above the inbox, where the shop takes withdrawals or has some. */
  waiting: (open: number): string =>
    open === 0 ? "No withdrawal is open." : open === 1 ? "1 withdrawal is open." : `${open} withdrawals are open.`,
  all: "All withdrawals",
} as const;
