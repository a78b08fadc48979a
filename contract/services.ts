import type { PaymentStatus } from "./payment-status.ts";
import type { PolicyPreview } from "./policy-texts.ts";
import type { Product } from "./product.ts";
import type { PublishedArticle, SiteTexts } from "./site-texts.ts";

/** The part of the configuration that a page may see. All of it is public. */
export type PublicConfig = {
  /** Canonical origin without a trailing slash, such as `https://incard.example`. */
  siteUrl: string;
  /** The schema that subscriptions are written to. */
  environment: "development" | "production";
  /** True while the built-in demo store takes the orders. */
  demoStore: boolean;
  /**
   * Where the buy button connects. `endpoint` is null for a live store, `ids` (content/catalog/buying.ts) absent for
   * the demo store.
   */
  storefront: { domain: string; token: string; endpoint: string | null; ids?: Readonly<Record<string, string>> };
  /** Where people write to. */
  emails: ShopEmails;
  /** Where the shop is, and its profiles elsewhere. */
  place: ShopPlace;
  /** Id of the third-party analytics; null when none is configured. */
  analyticsId: string | null;
  /** Whether the shop sells in the European Union: then the withdrawal form is there, and linked from every page. */
  sellsInEu: boolean;
  /** What the shop sells in: the ISO 4217 code in small letters, such as `usd`. */
  currency: string;
  /** Dollars with two decimals for an order below the free-shipping threshold; null where only the checkout knows. */
  shippingRate: string | null;
  /** From which sum on an order ships free: an amount such as "50", "0" for every order; null where none does. */
  freeShippingFrom: string | null;
  /** Whether a list price may show only as a recorded prior price: then no sentence names one (docs/law.md). */
  priorPriceRule: boolean;
  /** The screens whose figures are true, by the figures that screens give differently (content/catalog/disagreeing-figures.ts). */
  settledFigures: Readonly<Record<string, string>>;
};

/** The addresses that pages name: for orders and help, for requests about personal data, and of who watches over it. */
export type ShopEmails = { support: string; privacy: string; dpo: string };

/** Where the shop is, as pages, structured data and mails say it, and its profiles elsewhere. */
export type ShopPlace = {
  city: string;
  /** Empty where addresses have none. */
  region: string;
  /** Empty where it isn't given. */
  postalCode: string;
  /** Two letters (ISO 3166). */
  country: string;
  /** In one line without the country, such as "Irvine, CA 92618". */
  location: string;
  /** The English name of the country. */
  countryName: string;
  profiles: readonly { name: string; href: string }[];
};

/** The settings that change texts on many pages (docs/law.md). */
export type TextFlags = Pick<
  PublicConfig,
  "sellsInEu" | "priorPriceRule" | "currency" | "settledFigures" | "freeShippingFrom"
>;

/** Who sells, for the terms and the imprint (docs/law.md). Null where it isn't configured. */
export type Seller = {
  name: string | null;
  /** Where the shop is, such as "Irvine, CA 92618", for where its postal address isn't configured. */
  location: string;
  /** Postal address in one line. */
  address: string | null;
  /** The law that the terms name, such as "the State of California". */
  law: string | null;
  representative: string | null;
  email: string;
  phone: string | null;
  /** {@link noSuchThing} where the seller is in none. */
  register: string | null;
  /** {@link noSuchThing} where the seller has none. */
  vatId: string | null;
};

/** The value of a setting that says: configured, and there is none. */
export const noSuchThing = "none";

/** What proves that a withdrawal arrived (docs/law.md). */
export type WithdrawalReceipt = {
  /** The code by which it is found. */
  receipt: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Whether a mail confirms it. */
  mailed: boolean;
  /** What was sent, for the browser that sent it; null for somebody who knows only the receipt's code. */
  declaration: string | null;
};

/** What the server does for loaders: `context.get(servicesContext)`. */
export type Services = {
  config: PublicConfig;
  seller: Seller;
  /** How orders are shipped (docs/behavior/policies.md#shipping). */
  shipping: {
    /** Dollars with two decimals for an order below the free-shipping threshold; null where only the checkout knows. */
    rate: string | null;
    /** Where parcels start; null where it isn't configured. */
    from: string | null;
    /** English names of the countries that orders are shipped to; none where that isn't configured. */
    countries: readonly string[];
  };
  /** The catalog as it is shown now. */
  products(): Promise<readonly Product[]>;
  /** What staff wrote, as it is to be shown now. */
  texts(): SiteTexts;
  /** The draft behind the code of a preview's address; null for an unknown or expired code. */
  articlePreview(code: string): Promise<PublishedArticle | null>;
  /** The draft of a policy behind the code of a preview's address; null for an unknown or expired code. */
  policyPreview(code: string): Promise<PolicyPreview | null>;
  /** The withdrawal behind the code of a receipt's page; null for an unknown code. */
  withdrawalReceipt(code: string): Promise<WithdrawalReceipt | null>;
  /**
   * How a payment went, as far as that is known soon: `none` for one that nobody made, `unknown` while the payment
   * service can't be asked or takes its time.
   */
  payment(id: string): Promise<PaymentStatus | "none" | "unknown">;
  /** What can be reviewed with a ticket, and what of it was; null for a ticket that nobody was given or that is over. */
  reviewTicket(ticket: string): Promise<readonly { product: string; reviewed: boolean }[] | null>;
  /** By element id: HTML that only the server renders, not sent again as loader data. Null for data requests. */
  staticHtml: Map<string, string> | null;
  /** False where the host has a 404 page: made-up addresses then cost a loader, not a rendering. */
  rendersNotFound: boolean;
  /** Random for each rendering: marks the inline scripts that may run (server/pages/finish-document.ts). */
  scriptNonce: string;
};
