import type { ContactRequest } from "#contract/contact.ts";
import { mailtoAddress } from "#contract/mailto-address.ts";
import type { ShopPlace } from "#contract/services.ts";
import { facts } from "./catalog/facts.ts";
import type { LabeledLink } from "./navigation.ts";
import { builtInPlace } from "./site.ts";

// What the contact page says (docs/behavior/contact.md).

const { shop } = facts;

/** A way to reach us. */
export type ContactCard = {
  readonly id: "email" | "location";
  readonly title: string;
  readonly value: string;
  readonly note: string;
  readonly link: LabeledLink;
};

export const contactHero = {
  title: "Write to us",
  text: `Questions about a tracker, an order or anything else. Support answers within ${shop.supportHours} hours.`,
  urgent: {
    text: "Your phone says a tracker is moving with you?",
    link: { label: "Find it and turn it off", href: "/support/disable" },
  },
} as const;

/** Gives the ways to reach us beside the form. @param support the address of the support @param place where the shop is */
export const contactCardsOf = (support: string, place: ShopPlace): readonly ContactCard[] => [
  {
    id: "email",
    title: "Support",
    value: support,
    note: `Answers within ${shop.supportHours} hours.`,
    link: { label: "Write an email", href: mailtoAddress(support) },
  },
  {
    id: "location",
    title: "Location",
    value: [
      [place.city, place.region, place.postalCode].filter(Boolean).join(" "),
      // A place abroad isn't known by its city alone.
      ...(place.country === builtInPlace.country ? [] : [place.countryName]),
    ].join(", "),
    note: "Returning something? Write first, and we'll send you the address.",
    link: { label: "How returns work", href: "/return-policy#return-process" },
  },
];

/** What a message can be about. The first one is the default (docs/behavior/contact.md#form). */
export const contactTopics = [
  { value: "general", label: "General question" },
  { value: "support", label: "Help with a tracker" },
  { value: "order", label: "An order, a return or a refund" },
  { value: "partnership", label: "Partnership or press" },
  { value: "other", label: "Something else" },
] as const;

export type ContactTopicValue = (typeof contactTopics)[number]["value"];

/** A field of the contact form. */
export type ContactField = {
  readonly label: string;
  readonly kind: "line" | "email" | "lines";
  readonly required?: boolean;
  readonly autoComplete?: string;
  /** The most characters that may be typed, as `contactRequest` takes them. */
  readonly maxLength?: number;
  readonly hint?: string;
  /** What there is to choose from: then it is chosen, not typed, and the first one is the default. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

/**
 * The fields of the contact form in their order, by their names in `contactRequest`. The form on the page and the one
 * that the server draws after a refusal are both made from them.
 */
export const contactFields: Readonly<Record<keyof Omit<ContactRequest, "writtenOn">, ContactField>> = {
  name: { label: "Name", kind: "line", required: true, autoComplete: "name", maxLength: 100 },
  email: { label: "Email", kind: "email", required: true, autoComplete: "email", maxLength: 254 },
  topic: { label: "Topic", kind: "line", options: contactTopics },
  message: {
    label: "Message",
    kind: "lines",
    required: true,
    maxLength: 5000,
    hint: "For a tracker: the model, your phone, and what you saw or heard. For an order: its number.",
  },
};

export const contactForm = {
  title: "Send a message",
  submit: "Send message",
  submitting: "Sending...",
  privacy: {
    text: "We keep your message to answer it, and for nothing else.",
    link: { label: "Privacy policy", href: "/privacy-policy#information-collection" },
  },
} as const;

/** Questions that need no message. docs/behavior/contact.md#page gives their number, not their text. */
export const contactQuestions = Object.entries<{ readonly answer: string; readonly link: LabeledLink }>({
  "Can you see where my tracker is?": {
    answer:
      "No. Its location goes to your Apple or Google account, encrypted, and never to us. Look in Apple's Find My app or Google's Find Hub app, signed in to the account you paired it with.",
    link: { label: "Where your tracker's location goes", href: "/privacy-policy#location-tracking" },
  },
  "My tracker won't pair. What should I try before I write?": {
    answer: `Hold it within ${facts.pairing.distanceCm} cm of the phone with Bluetooth on, and finish within ${facts.pairing.windowMinutes} minutes. If it was paired before, remove it from the old account and reset it first.`,
    link: { label: "User manual", href: "/user-manual" },
  },
  "How do I return something or use the warranty?": {
    answer: `Write to us with your order number and a sentence about what's wrong. You can return an order within ${shop.returnDays} days of purchase, and the limited warranty lasts ${shop.warrantyMonths} months from delivery.`,
    link: { label: "Return policy", href: "/return-policy" },
  },
  "Can I change or cancel an order?": {
    answer:
      "Yes, until it ships: write to us with the order number and what you'd like to change. A presale order can be canceled at any time before it ships, for a full refund.",
    link: { label: "Cancellations and refunds", href: "/return-policy#refund-process" },
  },
}).map(([question, answered]) => ({ question, ...answered }));

export const contactCommunity = {
  title: "Join Our Community",
  text: "Tracker news by email: new models, ship dates, and what changes in Find My and Find Hub. Unsubscribe anytime.",
  submit: "Subscribe",
} as const;

/**
 * Loaded on click; a drawing stands in its place before (docs/behavior/third-parties.md#on-click). The shop gives no
 * street address, so the map carries no pin.
 */
export const contactMap = {
  /** Names the map. */
  title: (location: string): string => `Map of ${location}`,
  show: "Show map",
  consent: "The map comes from OpenStreetMap. Nothing is loaded from there until you press the button.",
  /** The map of the built-in place; where the owner entered another city, the link leads to that one. */
  embedUrl: "https://www.openstreetmap.org/export/embed.html?bbox=-117.809%2C33.617%2C-117.659%2C33.717&layer=mapnik",
  open: "Open in OpenStreetMap",
} as const;

/** Whether the page has a map of the place itself: it knows where the built-in one lies. */
export const hasOwnMap = ({ city, country }: ShopPlace): boolean =>
  city === builtInPlace.city && country === builtInPlace.country;

/** Gives where OpenStreetMap shows the place. */
export const mapAddressOf = (place: ShopPlace): string =>
  hasOwnMap(place)
    ? "https://www.openstreetmap.org/#map=12/33.667/-117.734"
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${place.location}, ${place.countryName}`)}`;
