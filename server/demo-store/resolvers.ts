import { randomUUID } from "node:crypto";
import { demoCheckout as words } from "#content/checkout.ts";
import { site } from "#content/site.ts";
import type { Product } from "#contract/product.ts";
import { DemoStoreFull } from "./bounds.ts";
import { addLines, type Cart, CartProblem, keyOfVariant, updateLines } from "./cart.ts";
import type { Carts } from "./carts.ts";
import { catalogueNode, money, type Node, numberIn, onePage, productByHandle, variantNode } from "./catalogue-nodes.ts";
import { totals } from "./totals.ts";

/** What the root functions work on. */
export type Shelf = {
  readonly carts: Carts;
  readonly catalogue: readonly Product[];
  /** Called before a cart is made, to count tries; what it throws is the answer. */
  readonly beforeCreate?: () => Promise<unknown>;
};

type LineInput = { merchandiseId: string; quantity?: number | null };
type LineUpdate = { id: string; quantity?: number | null };

/** Most lines or ids in one call. */
const maxBatch = 50;
const maxNote = 2_000;

function cartNode(cart: Cart, catalogue: readonly Product[]): Node {
  const sum = totals(cart.lines, catalogue);
  return {
    __typename: "Cart",
    id: `gid://shopify/Cart/${cart.token}?key=${cart.key}`,
    checkoutUrl: `/demo-store/checkout/${cart.token}?key=${cart.key}`,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note,
    attributes: [],
    appliedGiftCards: [],
    discountAllocations: [],
    discountCodes: [],
    buyerIdentity: { countryCode: null, customer: null, deliveryAddressPreferences: [], email: null, phone: null },
    deliveryGroups: onePage([]),
    cost: {
      checkoutChargeAmount: money(sum.subtotal),
      subtotalAmount: money(sum.subtotal),
      totalAmount: money(sum.subtotal),
      totalDutyAmount: null,
      totalTaxAmount: null,
    },
    lines: onePage(
      sum.lines.map(({ id, key, quantity, each, total }) => ({
        __typename: "CartLine",
        id,
        quantity,
        attributes: [],
        discountAllocations: [],
        cost: {
          amountPerQuantity: money(each),
          compareAtAmountPerQuantity: null,
          subtotalAmount: money(total),
          totalAmount: money(total),
        },
        merchandise: variantNode(key, catalogue),
      })),
    ),
  };
}

function secrets(cartId: string): { token: string; key: string } {
  const match = /^gid:\/\/shopify\/Cart\/([0-9a-f]{32})\?key=([0-9a-f]{32})$/.exec(cartId);
  return { token: match?.[1] ?? "", key: match?.[2] ?? "" };
}

function bounded<T>(list: readonly T[]): readonly T[] {
  if (list.length > maxBatch) throw new CartProblem("CART_TOO_LARGE", `At most ${maxBatch} lines at once.`);
  return list;
}

const newLineId = (): string => `gid://shopify/CartLine/${randomUUID()}`;

const wanted = (lines: readonly LineInput[]) =>
  bounded(lines).map(({ merchandiseId, quantity }) => ({
    key: keyOfVariant(numberIn("ProductVariant", merchandiseId) ?? ""),
    quantity: quantity ?? 1,
  }));

/** The payload of a cart mutation: the cart, or what was wrong with the request. */
async function payload(shelf: Shelf, work: () => Promise<Cart | null>): Promise<Node> {
  try {
    const cart = await work();
    if (cart === null) throw new CartProblem("INVALID", "The specified cart does not exist.");
    return { cart: cartNode(cart, shelf.catalogue), userErrors: [], warnings: [] };
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

/** Changes the cart of a global id. */
function changed(shelf: Shelf, cartId: string, change: (cart: Cart) => Partial<Cart>): Promise<Node> {
  const { token, key } = secrets(cartId);
  return payload(shelf, () => shelf.carts.change(token, key, change));
}

/** The functions behind `QueryRoot` and `Mutation` of storefront.graphql. */
export function rootOf(shelf: Shelf) {
  const { carts, catalogue } = shelf;
  return {
    node: ({ id }: { id: string }) => catalogueNode(id, catalogue),
    nodes: ({ ids }: { ids: readonly string[] }) => bounded(ids).map((id) => catalogueNode(id, catalogue)),
    productByHandle: ({ handle }: { handle: string }) => productByHandle(handle, catalogue),
    shop: () => ({
      id: "gid://shopify/Shop/1",
      name: `${site.name} demo store`,
      description: site.description,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Shopify's own notation.
      moneyFormat: "${{amount}}",
      paymentSettings: { enabledPresentmentCurrencies: ["USD"] },
      primaryDomain: { host: "demo.invalid", sslEnabled: true, url: "https://demo.invalid" },
    }),
    cart: async ({ id }: { id: string }) => {
      const { token, key } = secrets(id);
      const cart = await carts.find(token, key);
      return cart === null || cart.payment !== null ? null : cartNode(cart, catalogue);
    },
    cartCreate: ({ input }: { input?: { lines?: readonly LineInput[] | null; note?: string | null } | null }) =>
      payload(shelf, async () => {
        await shelf.beforeCreate?.();
        const lines = addLines([], wanted(input?.lines ?? []), newLineId);
        return await carts.create(lines, input?.note ? checkedNote(input.note) : null);
      }),
    cartLinesAdd: ({ cartId, lines }: { cartId: string; lines: readonly LineInput[] }) =>
      changed(shelf, cartId, (cart) => ({ lines: addLines(cart.lines, wanted(lines), newLineId) })),
    cartLinesUpdate: ({ cartId, lines }: { cartId: string; lines: readonly LineUpdate[] }) =>
      changed(shelf, cartId, (cart) => {
        const updates = bounded(lines).flatMap(({ id, quantity }) =>
          typeof quantity === "number" ? [{ id, quantity }] : [],
        );
        return { lines: updateLines(cart.lines, updates) };
      }),
    cartLinesRemove: ({ cartId, lineIds }: { cartId: string; lineIds: readonly string[] }) =>
      changed(shelf, cartId, (cart) => ({
        lines: updateLines(
          cart.lines,
          bounded(lineIds).map((id) => ({ id, quantity: 0 })),
        ),
      })),
    cartNoteUpdate: ({ cartId, note }: { cartId: string; note: string }) =>
      changed(shelf, cartId, () => ({ note: checkedNote(note) })),
  };
}
