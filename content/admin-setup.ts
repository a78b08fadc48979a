import type { SetupStep } from "#contract/setup-steps.ts";
import type { SellerSettings, ShippingSettings } from "#contract/shop-settings.ts";

/** A step of the set-up: its name, what it is for, and the screens where it is done if those are others. */
type StepText = {
  readonly title: string;
  readonly purpose: string;
  readonly links?: readonly { readonly to: string; readonly label: string }[];
};

/** What a field of settings is called, a hint below it, and what is said of a value that doesn't fit. */
type FieldText = { readonly label: string; readonly hint?: string; readonly error?: string };

const tooLong = "At most 200 characters, in one line.";

const steps: Readonly<Record<SetupStep, StepText>> = {
  seller: {
    title: "Who sells",
    purpose:
      "The terms, the imprint and every mail to subscribers name the seller. Without it nobody knows who answers.",
  },
  shipping: {
    title: "Shipping",
    purpose:
      "The shipping page and the lines beside each price say what it costs, where parcels start and where they go.",
  },
  store: {
    title: "The store",
    purpose: "Orders are taken by your Shopify store. Its domain and its token are variables of the server.",
    links: [{ to: "/admin/prices", label: "Prices of the store" }],
  },
  payments: {
    title: "Payments",
    purpose: "The order page looks up each payment at Stripe and tells the buyer what came of it.",
  },
  mail: {
    title: "Mail",
    purpose: "Answers to messages, receipts and newsletters go through your mail server.",
    links: [{ to: "/admin/inbox", label: "Inbox" }],
  },
  site: {
    title: "Address and safety",
    purpose: "The public address, the secrets, and what stands in front of the server.",
  },
  facts: {
    title: "Facts that disagree",
    purpose: "Where two screens give different figures, only you know which is true.",
  },
  dates: {
    title: "Dates",
    purpose: "No page may promise a day that is over.",
    links: [{ to: "/admin/catalog", label: "Catalog" }],
  },
  voices: {
    title: "Authors, testimonials and texts",
    purpose: "Names, opinions and addresses that readers take for real have to be real.",
    links: [
      { to: "/admin/testimonials", label: "Testimonials" },
      { to: "/admin/articles", label: "Articles" },
    ],
  },
  certificates: {
    title: "Certificates",
    purpose: "The page about approvals offers each document to download.",
  },
  videos: {
    title: "Videos",
    purpose: "A manual shows a video where there is one, and its steps where there isn't.",
  },
  law: {
    title: "Law",
    purpose: "What selling in the European Union asks for.",
  },
  backup: {
    title: "Backups",
    purpose: "A copy of everything, made every night, on another disk.",
  },
};

const sellerFields: Readonly<Record<keyof SellerSettings, FieldText>> = {
  name: { label: "Legal name", hint: "As it is registered, such as InCard LLC." },
  address: { label: "Postal address", hint: "In one line, with the country." },
  law: { label: "Law that the terms name", hint: "Such as the State of California." },
  representative: { label: "Who represents the company", hint: "The imprint names this person." },
  phone: {
    label: "Telephone",
    hint: "With the country code, such as +1 949 555 0100.",
    error: "An international number that starts with +, such as +1 949 555 0100.",
  },
  register: { label: "Register entry", hint: "The court or office and the number; none where there is none." },
  vatId: { label: "VAT ID", hint: "Or none." },
};

const shippingFields: Readonly<Record<keyof ShippingSettings, FieldText>> = {
  rate: {
    label: "Shipping cost below the free-shipping limit",
    hint: "What your store charges, with two decimals, such as 4.95.",
    error: "An amount with two decimals and nothing else, such as 4.95.",
  },
  from: { label: "Where parcels start", hint: "Such as Irvine, California." },
  countries: {
    label: "Countries you ship to",
    hint: "Two-letter codes with commas between them, such as US, CA.",
    error: "Two-letter country codes with commas between them, such as US, CA.",
  },
};

/** Words of the set-up screen (docs/staff.md#setup). */
export const setupText = {
  steps,
  fields: { seller: sellerFields, shipping: shippingFields },
  tooLong,
  /** Says how much of the set-up is done. */
  progress: (done: number, all: number): string => `${done} of ${all} steps are done.`,
  open: "Open: nothing stands between this shop and real customers.",
  /** Says how many things have to be settled before the shop opens. */
  notOpen: (count: number): string =>
    count === 1
      ? "Not open yet: 1 thing stands between this shop and real customers."
      : `Not open yet: ${count} things stand between this shop and real customers.`,
  states: {
    done: "Done",
    /** Names the state of a step in which something has to be settled. */
    blocking: (count: number): string => (count === 1 ? "1 to settle" : `${count} to settle`),
    warning: "Worth a look",
  },
  why: "Why:",
  todo: "Do:",
  save: "Save",
  saving: "Saving...",
  undo: "Put the values from before back",
  /** Says who saved a form last; the moment follows. */
  lastChange: (username: string): string => `Last saved by ${username}:`,
  /** Says below a field that a variable of the server decides it. */
  fromVariable: (name: string): string => `Set by the variable ${name}, which wins over what is entered here.`,
  try: {
    store: "Ask the store",
    payments: "Ask Stripe",
    mail: "Send me a test",
    trying: "Asking...",
    email: "Your e-mail address",
    badEmail: "An e-mail address, such as name@shop.com.",
  },
} as const;
