export const withdrawalsText = {
  /** In the order of their buttons. */
  states: { open: "Open", answered: "Answered", all: "All" },
  searchLabel: "Search in names, addresses, orders, goods and receipts",
  list: "Withdrawals, newest first",
  empty: "No withdrawals here.",
  emptySearch: "No withdrawal contains these words.",
  order: "Order number",
  items: "Goods",
  message: "Anything else",
  receipt: "Receipt",
  received: "Received",
  mail: {
    sent: "Receipt mailed",
    waiting: "Receipt waiting to be mailed",
    failing: "Receipt refused, will retry",
    none: "The receipt email is no longer kept",
    withheld: "No receipt was mailed: too many were requested. Please confirm it yourself",
  },
  reply: "Reply by email",
  to: { open: "Put back to open", answered: "Mark as answered" },
  marked: { open: "Put back to open", answered: "Marked as answered" },
  replySubject: (order: string): string => `Your withdrawal, order ${order}`,
  waiting: (open: number): string =>
    open === 0 ? "No open withdrawals." : open === 1 ? "1 open withdrawal." : `${open} open withdrawals.`,
  all: "All withdrawals",
} as const;
