/** Words of the staff screen of withdrawals (docs/staff.md). */
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
    held: "Receipt held since a backup was restored: see Today",
    failing: "Receipt not mailed yet, will retry",
    refused: "Receipt refused for good. Please confirm it yourself",
    "given-up": "Receipt given up. Please confirm it yourself",
    dropped: "Receipt dropped",
    none: "The receipt email is no longer kept",
    withheld: "No receipt was mailed: too many were requested. Please confirm it yourself",
  },
  reply: "Reply by email",
  to: { open: "Put back to open", answered: "Mark as answered" },
  marked: { open: "Put back to open", answered: "Marked as answered" },
  /**
   * Makes the subject of a reply to whoever withdrew.
   * @param order the number that they typed
   */
  replySubject: (order: string): string => `Your withdrawal, order ${order}`,
  /**
   * Stands above the inbox, where the shop takes withdrawals or has some.
   * @param open how many wait for an answer
   */
  waiting: (open: number): string => {
    if (open === 0) return "No open withdrawals.";
    return open === 1 ? "1 open withdrawal." : `${open} open withdrawals.`;
  },
  all: "All withdrawals",
} as const;
