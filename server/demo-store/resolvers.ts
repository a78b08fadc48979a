import { type Sku, skuName, skuSoldOut } from "#content/catalog/buying.ts";
import { demoCheckout as words } from "#content/checkout.ts";
import { currencySign } from "#content/currency-text.ts";
import { site } from "#content/site.ts";
import type { Product } from "#contract/product.ts";
import { DemoStoreFull } from "./bounds.ts";
import { addLines, type Cart, CartProblem, updateLines } from "./cart.ts";
import type { Carts } from "./carts.ts";
import {
  allProducts,
  catalogNode,
  money,
  type Node,
  numberIn,
  onePage,
  productByHandle,
  type Shelf,
  variantNode,
} from "./catalog-nodes.ts";
import { skuOfVariant } from "./demo-ids.ts";
import { checkoutAddress } from "./pay.ts";
import { totals } from "./totals.ts";

/**
 * What the resolvers work on. `beforeCreate` is called before a cart is made, to count tries; what it throws is the
 * answer.
 */
export type ResolverContext = Shelf & {
  readonly carts: Carts;
  readonly beforeCreate: () => Promise<unknown>;
};

/** Fields of `QueryRoot` and `Mutation`: each gets its arguments and gives a node, or anything that the schema fits. */
export type RootResolvers = {
  readonly node: (args: { id: string }) => Node | null;
  readonly nodes: (args: { ids: readonly string[] }) => readonly (Node | null)[];
  readonly productByHandle: (args: { handle: string }) => Node | null;
  readonly products: () => Node;
  readonly shop: () => Node;
  readonly cart: (args: { id: string }) => Promise<Node | null>;
  readonly cartCreate: (args: {
    input?: { lines?: readonly LineInput[] | null; note?: string | null } | null;
  }) => Promise<Node>;
  readonly cartLinesAdd: (args: { cartId: string; lines: readonly LineInput[] }) => Promise<Node>;
  readonly cartLinesUpdate: (args: { cartId: string; lines: readonly LineUpdate[] }) => Promise<Node>;
  readonly cartLinesRemove: (args: { cartId: string; lineIds: readonly string[] }) => Promise<Node>;
  readonly cartNoteUpdate: (args: { cartId: string; note: string }) => Promise<Node>;
};

type LineInput = { merchandiseId: string; quantity?: number | null };
type LineUpdate = { id: string; quantity?: number | null };

const maxBatch = 50;
const maxNote = 2_000;

function cartNode(cart: Cart, shelf: Shelf): Node {
  const { catalog, currency } = shelf;
  const sum = totals(cart.lines, catalog);
  const subtotal = money(sum.subtotal, currency);
  return {
    __typename: "Cart",
    id: `gid://shopify/Cart/${cart.token}?key=${cart.key}`,
    checkoutUrl: checkoutAddress(cart),
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note,
    attributes: [],
    appliedGiftCards: [],
    discountAllocations: [],
    discountCodes: [],
    buyerIdentity: { deliveryAddressPreferences: [] },
    deliveryGroups: onePage([]),
    cost: { checkoutChargeAmount: subtotal, subtotalAmount: subtotal, totalAmount: subtotal },
    lines: onePage(
      sum.lines.map(({ id, key, quantity, each, total }) => ({
        __typename: "CartLine",
        id,
        quantity,
        attributes: [],
        discountAllocations: [],
        cost: {
          amountPerQuantity: money(each, currency),
          subtotalAmount: money(total, currency),
          totalAmount: money(total, currency),
        },
        merchandise: variantNode(key, shelf),
      })),
    ),
  };
}

function secrets(cartId: string): { token: string; key: string } {
  const match = /^gid:\/\/shopify\/Cart\/([0-9a-f]{32})\?key=([0-9a-f]{32})$/.exec(cartId);
  return { token: match?.[1] ?? "", key: match?.[2] ?? "" };
}

/** A list from a request, if it isn't too long. @throws CartProblem */
function bounded<T>(list: readonly T[]): readonly T[] {
  if (list.length > maxBatch) throw new CartProblem("CART_TOO_LARGE", `At most ${maxBatch} lines at once.`);
  return list;
}

/** Lets something into a cart that isn't sold out. @throws CartProblem for what is */
function checkStock(key: Sku | null, catalog: readonly Product[]): void {
  if (key !== null && skuSoldOut(key, catalog))
    throw new CartProblem("MERCHANDISE_NOT_APPLICABLE", words.soldOutAdded(skuName(key, catalog)));
}

type AddedLine = { readonly key: Sku | null; readonly quantity: number };

const wanted = (lines: readonly LineInput[], catalog: readonly Product[]): readonly AddedLine[] =>
  bounded(lines).map(({ merchandiseId, quantity }) => {
    const key = skuOfVariant(numberIn("ProductVariant", merchandiseId) ?? "");
    checkStock(key, catalog);
    return { key, quantity: quantity ?? 1 };
  });

/** The payload of a cart mutation: the cart, or what was wrong with the request. */
async function payload(context: ResolverContext, work: () => Promise<Cart | null>): Promise<Node> {
  try {
    const cart = await work();
    if (cart === null) throw new CartProblem("INVALID", "The specified cart does not exist.");
    return { cart: cartNode(cart, context), userErrors: [], warnings: [] };
  } catch (thrown) {
    const error = thrown instanceof DemoStoreFull ? new CartProblem("SERVICE_UNAVAILABLE", words.full) : thrown;
    if (!(error instanceof CartProblem)) throw error;
    return { cart: null, userErrors: [{ code: error.code, field: null, message: error.message }], warnings: [] };
  }
}

function checkedNote(note: string): string {
  if (note.length > maxNote) throw new CartProblem("NOTE_TOO_LONG", `A note has at most ${maxNote} characters.`);
  return note;
}

/** Changes the cart of a global id and gives the payload. */
function changed(context: ResolverContext, cartId: string, change: (cart: Cart) => Partial<Cart>): Promise<Node> {
  const { token, key } = secrets(cartId);
  return payload(context, () => context.carts.change(token, key, change));
}

/** Makes the resolvers of `QueryRoot` and `Mutation` in storefront.graphql for one request. */
export function rootOf(context: ResolverContext): RootResolvers {
  const { carts, catalog, currency } = context;
  return {
    node: ({ id }) => catalogNode(id, context),
    nodes: ({ ids }) => bounded(ids).map((id) => catalogNode(id, context)),
    productByHandle: ({ handle }) => productByHandle(handle, context),
    products: () => allProducts(context),
    shop: () => ({
      id: "gid://shopify/Shop/1",
      name: `${site.name} demo store`,
      description: site.description,
      moneyFormat: `${currencySign(currency)}{{amount}}`,
      paymentSettings: { enabledPresentmentCurrencies: [currency.toUpperCase()] },
      primaryDomain: { host: "demo.invalid", sslEnabled: true, url: "https://demo.invalid" },
    }),
    cart: async ({ id }) => {
      const { token, key } = secrets(id);
      const cart = await carts.find(token, key);
      return cart === null || cart.payment !== null ? null : cartNode(cart, context);
    },
    cartCreate: ({ input }) =>
      payload(context, async () => {
        await context.beforeCreate();
        const lines = addLines([], wanted(input?.lines ?? [], catalog));
        return await carts.create(lines, input?.note ? checkedNote(input.note) : null);
      }),
    cartLinesAdd: ({ cartId, lines }) =>
      changed(context, cartId, (cart) => ({ lines: addLines(cart.lines, wanted(lines, catalog)) })),
    cartLinesUpdate: ({ cartId, lines }) =>
      changed(context, cartId, (cart) => {
        const updates = bounded(lines).flatMap(({ id, quantity }) =>
          typeof quantity === "number" ? [{ id, quantity }] : [],
        );
        for (const { id, quantity } of updates) {
          const line = cart.lines.find((other) => other.id === id);
          if (line && quantity > line.quantity) checkStock(line.key, catalog);
        }
        return { lines: updateLines(cart.lines, updates) };
      }),
    cartLinesRemove: ({ cartId, lineIds }) =>
      changed(context, cartId, (cart) => ({
        lines: updateLines(
          cart.lines,
          bounded(lineIds).map((id) => ({ id, quantity: 0 })),
        ),
      })),
    cartNoteUpdate: ({ cartId, note }) => changed(context, cartId, () => ({ note: checkedNote(note) })),
  };
}
