import { moneyText } from "#content/money.ts";
import type { CatalogField } from "#contract/catalog-fields.ts";
import type { Availability, Variant } from "#contract/product.ts";
import { daysUnconfirmed } from "./catalog/shown-products.ts";
import { usualWords } from "./catalog/usual-words.ts";
import { priorPriceDays } from "./prior-price.ts";

const fields = {
  price: "Price",
  originalPrice: "Compare-at price",
  soldOut: "Sold out",
  stock: "Left",
  availability: "Availability",
  shipDate: "Ship date",
  shipLine: "Ship line",
  badge: "Badge",
  saleEnds: "Sale ends",
  confirmedSaleEnd: "List price confirmed after its sale ended on",
} as const satisfies Record<CatalogField, string>;

const kinds = {
  "in-stock": "In stock",
  presale: "Presale",
  "sold-out": "Sold out",
} as const satisfies Record<Availability["kind"], string>;

export const catalogText = {
  fields,
  kinds,
  nothing: "nothing",
  live: "The live store sets the prices of everything it knows. Change those there. The rest is set here.",
  priorPriceRule: `Shoppers see a compare-at price only as the lowest recorded price of the ${priorPriceDays} days before.`,
  comparePrices: "Compare prices",
  reorder: "What to reorder",
  passed: {
    title: "Dates that have passed",
    inStock: "In stock from now",
    endSale: "End the sale",
    confirmListPrice: "The list price still holds",
    newDate: "Set a new date",
  },
  card: {
    edit: "Edit",
    editOf: (title: string): string => `Edit ${title}`,
    page: "See its page",
    variants: (title: string): string => `Variants of ${title}`,
    variant: "Variant",
    soldOut: { yes: "Sold out", no: "No", unsold: "Sold out: not in your store" },
    none: "None",
    uncounted: "Not counted",
    follows: (variant: string): string => `Costs and sells out with ${variant}`,
    liveStore: "live store",
  },
  form: {
    label: (title: string): string => `Change ${title}`,
    restored: "What you typed before is still here. It isn't saved yet.",
    filled: "Filled in, not saved yet: look at what changed below, then save.",
    fieldOf: (name: string, variant: string): string => `${name}: ${variant}`,
    compareAtHint: "A compare-at price is struck through beside the price. Leave it empty to show none.",
    alsoFor: (name: string): string => `Also for ${name}`,
    stockHint: "How many are left: each order takes its own away, and at 0 it sells out. Empty where nobody counts.",
    shipDateHint: "Shoppers read it on the product page.",
    saleEndsHint: "Empty for no end date",
    listPriceHolds: "The list price still holds, although the sale has ended",
    listPriceHoldsHint: `Without it, shoppers see the list price struck through for ${daysUnconfirmed} days after the end at most.`,
    shipLineHint: "The line in the buying box",
    sameForAll: (others: number): string =>
      others === 1 ? "Change the other one of this pack too" : `Change all ${others + 1} of this pack`,
    save: "Save now",
    later: "Save for later",
    preview: "Preview",
    openPreview: "Open the preview",
    cancel: "Discard",
    refused: "Nothing was saved. See the fields in red.",
    nothingChanged: "Nothing has changed yet.",
    changes: (count: number): string => (count === 1 ? "1 change" : `${count} changes`),
    moment: "Date and time",
    schedule: "Schedule it",
    badMoment: "Choose a moment in the future.",
    falls: {
      question: "Less than half the price?",
      text: (falls: readonly { readonly before: Variant; readonly after: Variant }[], currency: string): string =>
        falls
          .map(
            ({ before, after }) =>
              `${before.title}: from ${moneyText({ amount: before.price, currency })} to ${moneyText({ amount: after.price, currency })}.`,
          )
          .join(" "),
      confirm: "Yes, save it",
      cancel: "Change it",
    },
  },
  sale: {
    open: "Put on sale",
    openOf: (title: string): string => `Put on sale: ${title}`,
    label: (title: string): string => `Sale of ${title}`,
    price: (name: string, sign: string): string => `Sale price of ${name} (${sign})`,
    now: (prices: string): string => `Now ${prices}.`,
    optional: "Leave it empty to keep it out of the sale.",
    firstDay: "First day",
    firstDayHint: "Empty: at once.",
    lastDay: "Last day",
    lastDayHint: "Shoppers read it on the product page.",
    /**
     * Says when a sale holds.
     * @param from the moment in words; null for at once
     * @param until the moment of its end
     */
    span: (from: string | null, until: string): string => {
      const begin = from === null ? "now" : from;
      return `From ${begin} until ${until}, when the last day is over everywhere. Then the price of before comes back by itself.`;
    },
    save: "Put on sale",
    noPrice: "Give the price of the sale.",
    noLastDay: "Choose the last day.",
    starts: "A sale begins",
    ends: "The sale ends, and the price comes back",
    endNow: "End it now",
    over: "Over",
  },
  usual: usualWords,
  upcoming: {
    title: "Upcoming changes",
    empty: "Nothing is scheduled.",
    cancel: "Cancel it",
    held: "Held since a backup was restored: let it happen on Today",
    by: (username: string): string => `Scheduled by ${username}`,
  },
  history: {
    title: "History",
    empty: "Nothing has been changed here yet.",
    undo: "Undo",
    from: "from",
    to: "to",
    scheduledFor: "scheduled for",
    undid: "took a change back",
    states: { applied: "Live", undone: "Undone", cancelled: "Cancelled", failed: "Not made", scheduled: "Scheduled" },
    ended: (state: string, username: string): string => `${state} by ${username}`,
  },
} as const;
