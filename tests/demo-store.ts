import { createRequire } from "node:module";
import { demoIds, type Sku } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import type { Product } from "#contract/product.ts";
import { demoPayments } from "#server/demo-store/demo-payments.ts";
import { createDemoStore } from "#server/demo-store/demo-store.ts";
import { memoryStorage } from "./memory-demo-storage.ts";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type Money = { amount: string };
type SdkCart = {
  id: string;
  webUrl: string;
  subtotalPrice: Money;
  lineItems: { id: string; title: string; quantity: number; variant: { id: string; title: string } }[];
};
type SdkProduct = {
  id: string;
  title: string;
  variants: { id: string; title: string; price: Money; image: { src: string } }[];
};
type Sdk = {
  product: { fetch(id: string): Promise<SdkProduct | null>; fetchByHandle(handle: string): Promise<SdkProduct | null> };
  checkout: {
    create(input: object): Promise<SdkCart>;
    fetch(id: string): Promise<SdkCart | null>;
    addLineItems(id: string, lines: object[]): Promise<SdkCart>;
    updateLineItems(id: string, lines: object[]): Promise<SdkCart>;
    removeLineItems(id: string, lines: string[]): Promise<SdkCart>;
  };
  shop: { fetchInfo(): Promise<{ moneyFormat: string }> };
};

const require = createRequire(import.meta.url);
const sdk = createRequire(require.resolve("@shopify/buy-button-js"))("shopify-buy") as {
  buildClient(config: object, fetch: Fetch): Sdk;
};

export const demo = { domain: "demo.example", token: "demo", endpoint: "/demo-store/graphql" };
export const gid = (type: string, id: string | undefined): string => `gid://shopify/${type}/${id}`;
export const variant = (key: Sku): string => gid("ProductVariant", demoIds[key]);

/** The SDK's own client, whose requests go through `fetch`. */
export const sdkClient = (fetch: Fetch): Sdk =>
  sdk.buildClient({ domain: "demo.example", storefrontAccessToken: "demo" }, fetch);

export function bootstrap(catalog: readonly Product[] = products) {
  const storage = memoryStorage();
  const store = createDemoStore({ storage, products: () => catalog });
  const request = (path: string, init?: RequestInit) => store.request(path.replace("/demo-store", ""), init);
  const post = (body: unknown) =>
    request("/demo-store/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const client = sdkClient(async (_, init) => await request("/demo-store/graphql", init));
  const payments = demoPayments(storage);
  return { storage, request, post, client, payments };
}
