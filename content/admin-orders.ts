/** Words of the staff screen of orders (docs/staff.md). */
export const ordersText = {
  empty: "No order yet.",
  totals: "Totals",
  list: "Orders, newest first",
  kinds: { demo: "Demo", live: "Live" },
  /** The payment service's states; any other one stands as it is. */
  statuses: {
    succeeded: "Paid",
    processing: "Processing",
    canceled: "Canceled",
    requires_payment_method: "Not paid",
    open: "Unfinished",
  },
  columns: {
    at: "Seen",
    items: "Bought",
    kind: "Store",
    status: "Status",
    orders: "Orders",
    quantity: "Quantity",
    amount: "Gross",
    refunded: "Refunded",
    net: "Net",
  },
  unknownItems: "The payment doesn't say",
} as const;
