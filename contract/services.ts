import { createContext } from "react-router";
import type { Product } from "./product.ts";
import type { PublishedArticle, SiteTexts } from "./site-texts.ts";

/** The part of the configuration that a page may see. All of it is public. */
export type PublicConfig = {
  /** Canonical origin without a trailing slash, such as https://incard.example. */
  siteUrl: string;
  /** `development` or `production`: the schema that subscriptions are written to. */
  environment: "development" | "production";
  /** True while the built-in demo store takes the orders. */
  demoStore: boolean;
  /**
   * Where the buy button connects; `endpoint` is a same-origin path for the demo store, null for a live one.
   * `ids` are a live store's numbers by our keys (content/catalog/buying.ts); absent for the demo store.
   */
  storefront: { domain: string; token: string; endpoint: string | null; ids?: Readonly<Record<string, string>> };
  /** Id of the third-party analytics, or null when none is configured. */
  analyticsId: string | null;
  /** Whether the shop sells in the European Union: then the withdrawal form is there, and linked from every page. */
  sellsInEu: boolean;
  /** Whether a list price may show only as a recorded prior price: then no sentence names one (docs/law.md). */
  priorPriceRule: boolean;
};

/** The settings that change texts on many pages (docs/law.md). */
export type LegalFlags = Pick<PublicConfig, "sellsInEu" | "priorPriceRule">;

/** Who sells, for the terms and the imprint (docs/law.md). Null where it isn't configured. */
export type Seller = {
  name: string | null;
  /** Postal address in one line. */
  address: string | null;
  /** The law that the terms name, such as "the State of California". */
  law: string | null;
  representative: string | null;
  email: string;
  phone: string | null;
  /** Register and number; {@link noSuchThing} where the seller is in none. */
  register: string | null;
  /** VAT ID; {@link noSuchThing} where the seller has none. */
  vatId: string | null;
};

/** The value of a setting that says: configured, and there is none. */
export const noSuchThing = "none";

/** How orders are shipped (docs/behavior/policies.md#shipping). */
export type ShippingTerms = {
  /** Dollars with two decimals for an order below the free-shipping threshold; null where only the checkout knows. */
  rate: string | null;
  /** Where parcels start; null where it isn't configured. */
  from: string | null;
  /** English names of the countries that orders are shipped to; none where that isn't configured. */
  countries: readonly string[];
};

/** What proves that a withdrawal arrived (docs/law.md). */
export type WithdrawalReceipt = {
  receipt: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Whether a mail confirms it. */
  mailed: boolean;
  /** What was sent, for the browser that sent it; null for somebody who knows only the receipt's code. */
  declaration: string | null;
};

/** The server's services for loaders: `context.get(servicesContext)`. */
export type Services = {
  config: PublicConfig;
  seller: Seller;
  shipping: ShippingTerms;
  /** The live catalog. */
  products(): Promise<readonly Product[]>;
  /** What staff wrote, as it is to be shown now. */
  texts(): SiteTexts;
  /** The draft behind the code of a preview's address; null for a code that isn't one, or is over. */
  articlePreview(code: string): Promise<PublishedArticle | null>;
  /** The withdrawal behind the code of a receipt's page; null for a code that nobody was given. */
  withdrawalReceipt(code: string): Promise<WithdrawalReceipt | null>;
  /**
   * For a document request: a map of HTML by element id, into which loaders put HTML that only the server renders, so
   * that it isn't sent a second time as loader data. Null for a data request of the router.
   */
  staticHtml: Map<string, string> | null;
  /**
   * False where the host has a page for whatever isn't there: then a document whose status is 404 isn't rendered, and made-up
   * addresses cost a loader each.
   */
  rendersNotFound: boolean;
  /** Random for each rendering: marks the inline scripts that may run (server/pages/finish-document.ts). */
  scriptNonce: string;
};

/** The router context key of the services. */
export const servicesContext = createContext<Services>();
