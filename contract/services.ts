import type { Product } from "./product.ts";
import type { PublishedArticle, SiteTexts } from "./site-texts.ts";

/** All of it is public. */
export type PublicConfig = {
  /** Without a trailing slash. */
  siteUrl: string;
  /** The schema that subscriptions are written to. */
  environment: "development" | "production";
  demoStore: boolean;
  /** `endpoint` is null for a live store, `ids` (content/catalog/buying.ts) absent for the demo store. */
  storefront: { domain: string; token: string; endpoint: string | null; ids?: Readonly<Record<string, string>> };
  analyticsId: string | null;
  /** The withdrawal form is then there, and linked from every page. */
  sellsInEu: boolean;
  /** A list price then shows only as a recorded prior price, and no sentence names one (docs/law.md). */
  priorPriceRule: boolean;
};

export type LegalFlags = Pick<PublicConfig, "sellsInEu" | "priorPriceRule">;

/** For the terms and the imprint (docs/law.md). Null where it isn't configured. */
export type Seller = {
  name: string | null;
  address: string | null;
  law: string | null;
  representative: string | null;
  email: string;
  phone: string | null;
  /** {@link noSuchThing} where the seller is in none. */
  register: string | null;
  vatId: string | null;
};

/** The value of a setting that says: configured, and there is none. */
export const noSuchThing = "none";

/** docs/law.md */
export type WithdrawalReceipt = {
  receipt: string;
  at: string;
  mailed: boolean;
  /** For the browser that sent it; null for somebody who knows only the receipt's code. */
  declaration: string | null;
};

export type Services = {
  config: PublicConfig;
  seller: Seller;
  /** docs/behavior/policies.md#shipping */
  shipping: {
    /** For an order below the free-shipping threshold; null where only the checkout knows. */
    rate: string | null;
    from: string | null;
    /** English names; none where that isn't configured. */
    countries: readonly string[];
  };
  products(): Promise<readonly Product[]>;
  texts(): SiteTexts;
  /** Null for an unknown or expired code. */
  articlePreview(code: string): Promise<PublishedArticle | null>;
  /** Null for an unknown code. */
  withdrawalReceipt(code: string): Promise<WithdrawalReceipt | null>;
  /** By element id: HTML that only the server renders, not sent again as loader data. Null for data requests. */
  staticHtml: Map<string, string> | null;
  /** False where the host has a 404 page: made-up addresses then cost a loader, not a rendering. */
  rendersNotFound: boolean;
  /** Marks the inline scripts that may run (server/pages/finish-document.ts). */
  scriptNonce: string;
};
