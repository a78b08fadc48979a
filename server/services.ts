import type { PublicConfig } from "#contract/services.ts";
import type { Config } from "./config.ts";
import type { HostServices } from "./pages/renderer.ts";
import type { Parts } from "./parts.ts";
import { receiptOfPage } from "./receipt-page.ts";

/** Where the buy button finds the demo store. The domain names only the browser's own store of the cart. */
const demoStorefront = { domain: "demo-store.incard.example", token: "demo", endpoint: "/demo-store/graphql" } as const;

/** What of the configuration pages may know. */
export function publicConfig(config: Config): PublicConfig {
  const { shopify } = config;
  return {
    siteUrl: config.siteUrl,
    environment: config.environment,
    demoStore: shopify === null,
    storefront: shopify
      ? { domain: shopify.domain, token: shopify.token, endpoint: null, ids: shopify.ids }
      : demoStorefront,
    analyticsId: config.analyticsId,
    euSale: config.euSale,
    priorPriceRule: config.priorPriceRule,
  };
}

/** What loaders may ask for (contract/services.ts). */
export function hostServices({
  config,
  catalogue,
  keys,
  store,
}: Pick<Parts, "config" | "catalogue" | "keys" | "store">): HostServices {
  return {
    config: publicConfig(config),
    products: async () => catalogue.current(),
    withdrawalReceipt: (code) => receiptOfPage(store.shop, keys.withdrawal, code),
  };
}
