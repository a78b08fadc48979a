import type { SetupStep } from "#contract/setup-steps.ts";
import type {
  EmailSettings,
  PaymentSettings,
  PlaceSettings,
  PolicySettings,
  SampleSettings,
  SellerSettings,
  ShippingSettings,
} from "#contract/shop-settings.ts";

/** A step of the set-up: its name, what it is for, and the screens where it is done if those are others. */
type StepText = {
  readonly title: string;
  readonly purpose: string;
  readonly links?: readonly { readonly to: string; readonly label: string }[];
};

/** What a field of settings is called, a hint below it, and what is said of a value that doesn't fit. */
export type FieldText = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** What there is to choose from, each value with its words. */
  readonly options?: readonly (readonly [value: string, words: string])[];
};

const tooLong = "At most 200 characters, in one line.";

const steps: Readonly<Record<SetupStep, StepText>> = {
  seller: {
    title: "Who sells",
    purpose:
      "The terms, the imprint and every mail to subscribers name the seller. Without it nobody knows who answers.",
  },
  place: {
    title: "Place and profiles",
    purpose:
      "The contact page, the policies, the data for search engines and mails say where the shop is. The footer and the contact page link to its profiles.",
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
    purpose:
      "Buyers read what came of their payment: on the order page, which asks Stripe, or on your store's own page where the store takes the money.",
  },
  emails: {
    title: "Addresses to write to",
    purpose: "Pages name them, and contact messages go to the support.",
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
    purpose:
      "Where two screens give different figures, only you know which is true. Every page gives the one you choose.",
    links: [{ to: "/admin/catalog", label: "Tagigo's ship date" }],
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
    title: "Policies and law",
    purpose: "Somebody who knows the law has to read what binds you.",
    links: [{ to: "/admin/policies", label: "Texts of the policies" }],
  },
  backup: {
    title: "Backups",
    purpose: "A copy of everything, made every night, on another disk.",
    links: [{ to: "/admin/backups", label: "Backups" }],
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

const profileField = (service: string, example: string): FieldText => ({
  label: `Profile at ${service}`,
  hint: `Its address, such as ${example}; empty where there is none.`,
  error: `The address of a profile at ${service}, such as ${example}.`,
});

const placeFields: Readonly<Record<keyof PlaceSettings, FieldText>> = {
  city: { label: "City", hint: "Such as Irvine." },
  region: { label: "State or region", hint: "As addresses write it, such as CA; empty where they don't." },
  postalCode: { label: "Postal code" },
  country: {
    label: "Country",
    hint: "Its two-letter code, such as US.",
    error: "A two-letter country code, such as US.",
  },
  x: profileField("X", "x.com/yourshop"),
  instagram: profileField("Instagram", "instagram.com/yourshop"),
  youtube: profileField("YouTube", "youtube.com/@yourshop"),
  facebook: profileField("Facebook", "facebook.com/yourshop"),
  tiktok: profileField("TikTok", "tiktok.com/@yourshop"),
  linkedin: profileField("LinkedIn", "linkedin.com/company/yourshop"),
};

const shippingFields: Readonly<Record<keyof ShippingSettings, FieldText>> = {
  rate: {
    label: "Shipping cost below the free-shipping limit",
    hint: "What your store charges, such as 4.95; 0 where it charges nothing.",
    error: "An amount and nothing else, such as 4.95 or 0.",
  },
  freeFrom: {
    label: "Shipping is free from an order of",
    hint: "As your store does it, such as 50; 0 where every order ships free, none where no order does. Every page says so.",
    error: "An amount such as 50 or 49.90; 0 where every order ships free, none where no order does.",
  },
  from: { label: "Where parcels start", hint: "Such as Irvine, California." },
  countries: {
    label: "Countries you ship to",
    hint: "Two-letter codes with commas between them, such as US, CA.",
    error: "Two-letter country codes with commas between them, such as US, CA.",
  },
};

const email = "An e-mail address, such as name@shop.com.";
const emailFields: Readonly<Record<keyof EmailSettings, FieldText>> = {
  support: { label: "Support", hint: "For orders and help.", error: email },
  privacy: {
    label: "Requests about personal data",
    hint: "Who writes there must be answered within a month.",
    error: email,
  },
  dpo: { label: "Data protection officer", hint: "The support's address where there is none.", error: email },
};

const policyFields: Readonly<Record<keyof PolicySettings, FieldText>> = {
  readBy: { label: "Who read the policies", hint: "Such as the lawyer's name and firm." },
  readOn: {
    label: "On which day",
    hint: "As year, month, day: 2026-11-26.",
    error: "A day such as 2026-11-26, today or before.",
  },
};

const paymentFields: Readonly<Record<keyof PaymentSettings, FieldText>> = {
  takenBy: {
    label: "Who takes the money",
    hint: "Where your store does, buyers read on its own page what came of their payment.",
    options: [
      ["", "Stripe: its key is the variable STRIPE_SECRET_KEY"],
      ["store", "The store takes the money; no key is wanted here"],
    ],
  },
};

const sampleFields: Readonly<Record<keyof SampleSettings, FieldText>> = {
  testimonials: {
    label: "Until there are real testimonials, home shows",
    hint: "Published reviews and your own testimonials always take the samples' place.",
    options: [
      ["", "The samples, labeled as samples"],
      ["none", "None: that part of the page is left out"],
    ],
  },
};

/** Words of the set-up screen (docs/staff.md#setup). */
export const setupText = {
  steps,
  fields: {
    seller: sellerFields,
    place: placeFields,
    shipping: shippingFields,
    emails: emailFields,
    policies: policyFields,
    payments: paymentFields,
    samples: sampleFields,
  },
  /** Words of fields whose keys the content knows. */
  askedFields: {
    authors: {
      /** Names the field of an invented author. */
      label: (name: string): string => `Instead of ${name}`,
      hint: "The name of the person who answers for these articles.",
      error: undefined,
    },
    videos: {
      /** Names the field of a video. */
      label: (title: string): string => title,
      hint: "Its address or id at YouTube; none where there won't be one.",
      error: "An address of a video at YouTube, its id of 11 characters, or none.",
    },
  },
  tooLong,
  factNotChosen: "Not known yet",
  /** Says how much of the set-up is done. @param look how many steps have something that is worth a look and doesn't block */
  progress: (done: number, look: number, all: number): string =>
    `${done} of ${all} steps ${done === 1 ? "is" : "are"} done${look === 0 ? "" : `, ${look} ${look === 1 ? "is" : "are"} worth a look`}.`,
  list: "Steps",
  /** Names the folded list of the steps that are done. */
  doneSteps: (count: number): string => (count === 1 ? "1 step is done" : `${count} steps are done`),
  open: "Open: nothing stands between this shop and real customers.",
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
  certificates: {
    sheet: "Visitors get the summary sheet. Choose the signed certificate as a PDF of at most 5 MB.",
    upload: "Upload",
    uploading: "Uploading...",
    shown: "The signed certificate that visitors get",
    leaveOut: "We don't have this approval",
    leftOut: "No page lists this approval.",
    putBack: "List it again",
    noFile: "Choose a PDF.",
    tooLarge: "A certificate has at most 5 MB.",
  },
  storeMap: {
    title: "What you sell, in your store",
    purpose:
      "Each version that we sell is a variant of a product in your store. Ask the store what it has; what fits by SKU or by name is chosen already. Look at each, then save: from then on your store takes the orders.",
    chosen: "Your store takes the orders. Ask it again after you changed its products.",
    ask: "Find what we sell in the store",
    asking: "Asking the store...",
    empty:
      "The store shows no products to this token. In the store's admin, allow the sales channel of the token to see them.",
    none: "Choose a variant",
    notInStore: "Not in our store: shown as sold out",
    missing: "Choose the variant that this is, or that your store doesn't have it.",
    save: "Save what is what",
    /** Names our key, to be typed as the SKU of the store's variant, and our price. */
    ours: (key: string, price: string | null): string => (price === null ? `SKU ${key}` : `SKU ${key}, ${price} here`),
  },
  try: {
    store: "Ask the store",
    payments: "Ask Stripe",
    mail: "Send me a test",
    trying: "Asking...",
    email: "Your e-mail address",
    badEmail: "An e-mail address, such as name@shop.com.",
  },
} as const;
