/** Says which orders sums are of, for the figures of Today and the totals for the accountant. */
export const countedOrders = {
  kinds: {
    demo: "Pretend orders of the demo store.",
    live: "Orders of the live store and payments at Stripe, as they report them.",
  },
  unreported:
    "No webhook is set up: orders of a live store are missing here, and payments at Stripe count only once their confirmation was looked at.",
} as const;
