import { z } from "zod";
import { toPrice } from "#content/format.ts";
import type { LivePrices } from "./save-prices.ts";

/** With its ids of our variants (SHOPIFY_IDS_FILE). */
export type LiveStore = {
  readonly endpoint: string;
  readonly token: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
};

/** The version that the demo store's schema was taken from. */
const version = "2026-04";
export const storefrontEndpoint = (domain: string): string => `https://${domain}/api/${version}/graphql.json`;

const query = `query Prices($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant {
  id availableForSale price { amount currencyCode } compareAtPrice { amount currencyCode } } } }`;

/** Shopify omits trailing zeros: "29.0" is 29.00. More than two decimals are invalid. */
const dollars = z.object({
  amount: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/)
    .transform((amount) => toPrice(Number(amount))),
  currencyCode: z.literal("USD"),
});

const nodeSchema = z.object({
  id: z.string(),
  availableForSale: z.boolean(),
  price: dollars.refine(({ amount }) => Number(amount) > 0, "a price is more than nothing"),
  compareAtPrice: dollars.nullable(),
});
const responseSchema = z.object({
  errors: z.undefined().optional(),
  data: z.object({ nodes: z.array(nodeSchema.nullable()) }),
});

const maxBytes = 256 * 1024;

/**
 * By our ids, without variants that the store doesn't know.
 * @throws on a timeout, or for anything but prices in US dollars
 */
export async function fetchLivePrices(store: LiveStore, variants: readonly string[]): Promise<LivePrices> {
  const gids = new Map(
    variants.map((variant) => [`gid://shopify/ProductVariant/${store.ids[variant] ?? ""}`, variant]),
  );
  const response = await fetch(store.endpoint, {
    method: "POST",
    redirect: "error",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      "X-Shopify-Storefront-Access-Token": store.token,
    },
    body: JSON.stringify({ query, variables: { ids: [...gids.keys()] } }),
    signal: AbortSignal.timeout(store.timeoutMs ?? 5_000),
  });
  if (!response.ok) throw new Error(`the store answered ${response.status}`);
  const text = await response.text();
  if (text.length > maxBytes) throw new Error("the store's answer is too long");
  const { data } = responseSchema.parse(JSON.parse(text));
  return Object.fromEntries(
    data.nodes.flatMap((node) => {
      const variant = node && gids.get(node.id);
      if (!node || variant === undefined) return [];
      const { price, compareAtPrice, availableForSale: available } = node;
      return [[variant, { price: price.amount, compareAt: compareAtPrice?.amount ?? null, available }]];
    }),
  );
}
