import { createContext } from "react-router";
import type { Product } from "./product.ts";

/** What of the configuration a page may know. Everything here is public. */
export type PublicConfig = {
  /** Canonical origin without a trailing slash, such as https://incard.example. */
  siteUrl: string;
  /** `development` or `production`: the schema that subscriptions are written to. */
  environment: "development" | "production";
  /** True while the built-in demo store takes the orders. */
  demoStore: boolean;
  /**
   * Where the buy button connects; `endpoint` is a same-origin path for the demo store, null for a live one.
   * `ids` are a live store's numbers by our keys (content/catalogue/buying.ts); absent for the demo store.
   */
  storefront: { domain: string; token: string; endpoint: string | null; ids?: Readonly<Record<string, string>> };
  /** Id of the third-party analytics, or null when none is configured. */
  analyticsId: string | null;
  /** Whether the shop sells in the European Union: then the withdrawal form is there, and linked from every page. */
  euSale: boolean;
  /** Whether a list price may show only as a recorded prior price: then no sentence names one (docs/law.md). */
  priorPriceRule: boolean;
};

/** What of the configuration changes words on many pages (docs/law.md). */
export type SaleLaw = Pick<PublicConfig, "euSale" | "priorPriceRule">;

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

/** What loaders may ask the server for (architecture: a loader gets data by `context.get(services)`). */
export type Services = {
  config: PublicConfig;
  /** The live catalogue. */
  products(): Promise<readonly Product[]>;
  /** The withdrawal behind the code of a receipt's page; null for a code that nobody was given. */
  withdrawalReceipt(code: string): Promise<WithdrawalReceipt | null>;
  /**
   * For a document request: a map into which loaders put HTML that only the server renders, keyed by element id,
   * so that it isn't sent a second time as data. Null for a data request of the router.
   */
  staticHtml: Map<string, string> | null;
  /**
   * False where the host has a page for whatever isn't there: then a document whose status is 404 isn't rendered, and made-up
   * addresses cost a loader each.
   */
  rendersMissing: boolean;
};

/** The key under which the server hands its services to loaders. */
export const services = createContext<Services>();
