import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { type Sku, skuName, skuSoldOut } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { demoCheckout as words } from "#content/checkout.ts";
import { pictureSizes } from "#content/media/picture-source.ts";
import { pictureWidths } from "#content/media/picture-widths.ts";
import { type PictureName, pictures } from "#content/media/pictures.ts";
import { defaultCurrency } from "#contract/currency.ts";
import type { Product } from "#contract/product.ts";
import { TooFewLeftError } from "#server/db/queries/stock.ts";
import { limitBody } from "#server/middleware/body.ts";
import { DemoStoreFull } from "./bounds.ts";
import { addLines } from "./cart.ts";
import { type Carts, createCarts } from "./carts.ts";
import { checkoutPage, emptyPage, type Html, lackingOf, pagePolicy, plainPage } from "./checkout-page.ts";
import { skuOfVariant } from "./demo-ids.ts";
import { type DemoStorage, readDemoPayment } from "./demo-storage.ts";
import { executeGraphql, graphqlLimits } from "./graphql.ts";
import { checkoutAddress, confirmationAddress, pay } from "./pay.ts";
import { boughtOf, withinStock } from "./stock.ts";
import { orderMetadata, totals } from "./totals.ts";

/** What the demo store needs of the shop around it. */
export type DemoStoreOptions = {
  readonly storage: DemoStorage;
  /** What prices are in, as an ISO 4217 code in small letters: dollars where it isn't given. */
  readonly currency?: string;
  /** The live catalog. */
  readonly products: () => readonly Product[];
  /**
   * From which sum on an order ships free now, as an amount such as "50", null for none: the built-in one where it isn't
   * given.
   */
  readonly freeShippingFrom?: () => string | null;
  /** Headers that every response of the shop carries. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called before each write, and before each row that is added; what it throws becomes the response. */
  readonly count?: (c: Context, what: "demoStore" | "demoCart") => Promise<unknown>;
  /**
   * After an order took something that staff count: it may have been the last one. The order stands whether or not it
   * works.
   */
  readonly onStockTaken?: () => Promise<void>;
};

const font = new Uint8Array(readFileSync(new URL("../../app/styles/fonts/instrument-sans.woff2", import.meta.url)));

const formSchema = z.object({
  outcome: z.enum(["succeeded", "failed"]),
  total: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

/**
 * Reads the lines of a cart permalink such as `44101000000001:2`; null for an unknown variant. A quantity below one
 * asks for nothing.
 */
function permalinkLines(path: string): readonly { readonly key: Sku | null; readonly quantity: number }[] | null {
  if (!/^\d{1,20}:-?\d{1,9}(,\d{1,20}:-?\d{1,9}){0,19}$/.test(path)) return null;
  const lines = path.split(",").map((part) => {
    const [number = "", quantity] = part.split(":");
    return { key: skuOfVariant(number), quantity: Number(quantity) };
  });
  return lines.some(({ key }) => key === null) ? null : lines.filter(({ quantity }) => quantity > 0);
}

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/** A browser's prefetch of a link: no cart is created for it. */
const isPrefetch = (c: Context): boolean =>
  /prefetch/.test(c.req.header("sec-purpose") ?? c.req.header("purpose") ?? "");

function show(c: Context, body: Html, status: 200 | 400 | 404 | 409 | 503 = 200): Response | Promise<Response> {
  c.header("Content-Security-Policy", pagePolicy);
  return c.html(body, status);
}

/** Answers a request that adds a row; where there is no room for it, with a page that says so and when to try again. */
async function unlessFull(c: Context, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof DemoStoreFull)) throw error;
    c.header("Retry-After", "120");
    return show(c, plainPage(words.fullTitle, words.full), 503);
  }
}

const gone = (c: Context): Response | Promise<Response> => show(c, plainPage(words.notFoundTitle, words.notFound), 404);

const tooLarge = (c: Context): Response => c.json({ errors: [{ message: "The request is too large." }] }, 413);
const nothing = async (): Promise<void> => {};

function addCheckoutRoutes(
  app: Hono,
  carts: Carts,
  { storage, currency, products, freeShippingFrom, count, onStockTaken }: Required<DemoStoreOptions>,
): void {
  app.get("/checkout/:token", async (c) => {
    const cart = await carts.find(c.req.param("token"), c.req.query("key") ?? "");
    if (cart === null) return gone(c);
    if (cart.payment !== null) return c.redirect(confirmationAddress(cart.payment, "succeeded"), 303);
    const order = totals(cart.lines, products(), freeShippingFrom());
    if (order.lines.length === 0) return show(c, emptyPage());
    await storage.noteCheckout(cart.token, { amount: order.total / 100, currency, metadata: orderMetadata(order) });
    return show(
      c,
      checkoutPage(order, products(), { action: checkoutAddress(cart), currency, stock: await storage.stock() }),
    );
  });

  app.post("/checkout/:token", limitBody(4_096, tooLarge), async (c) => {
    await count(c, "demoStore");
    const cart = await carts.find(c.req.param("token"), c.req.query("key") ?? "");
    if (cart === null) return gone(c);
    if (cart.payment !== null) return c.redirect(confirmationAddress(cart.payment, "succeeded"), 303);
    const body = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
    const stock = await storage.stock();
    if (body.remove === "sold-out") {
      await carts.change(cart.token, cart.key, ({ lines }) => ({
        lines: withinStock(
          lines.filter(({ key }) => !skuSoldOut(key, products())),
          stock,
        ),
      }));
      return c.redirect(checkoutAddress(cart), 303);
    }
    const form = formSchema.safeParse(body);
    const order = totals(cart.lines, products(), freeShippingFrom());
    if (order.lines.length === 0) return show(c, emptyPage(), 409);
    const changed = form.data?.total !== order.total;
    const asIs = { action: checkoutAddress(cart), currency, stock, changed };
    const { soldOut, tooFew } = lackingOf(order, products(), stock);
    if (!form.data || changed || soldOut.length + tooFew.length > 0)
      return show(c, checkoutPage(order, products(), asIs), 409);
    const { outcome } = form.data;
    await count(c, "demoCart");
    return unlessFull(c, async () => {
      try {
        const payment = await pay({ carts, storage, currency }, cart, order, outcome);
        if (boughtOf(cart.lines).some(({ variant }) => stock.has(variant))) await onStockTaken().catch(() => {});
        return c.redirect(confirmationAddress(payment, outcome), 303);
      } catch (error) {
        if (!(error instanceof TooFewLeftError)) throw error;
        return show(c, checkoutPage(order, products(), { ...asIs, stock: await storage.stock() }), 409);
      }
    });
  });
}

/** The pictures of a cart's lines for the SDK, and the font of the checkout. */
function addFileRoutes(app: Hono): void {
  // The SDK asks for a size by `_180x180` before the ending, as Shopify names pictures.
  app.get("/pictures/:file", (c) => {
    const name = /^([a-z-]+)(?:_\d{1,4}x\d{1,4})?\.webp$/.exec(c.req.param("file"))?.[1] ?? "";
    if (!isPicture(name)) return c.notFound();
    const { hash } = pictureSizes[name];
    c.header("Cache-Control", "public, max-age=3600");
    return c.redirect(`/images/${name}-${pictureWidths[0]}.webp?v=${hash}`, 302);
  });

  app.get("/instrument-sans.woff2", (c) => {
    c.header("Cache-Control", "public, max-age=86400");
    return c.body(font, 200, { "Content-Type": "font/woff2" });
  });
}

/**
 * Makes the demo store, to be mounted at `/demo-store` while no live store is configured: Shopify's Storefront API for
 * the real SDK, cart permalinks, and a checkout that ends at the order confirmation (docs/behavior/demo-store.md).
 */
export function createDemoStore(given: DemoStoreOptions): Hono {
  const options = {
    headers: {},
    count: nothing,
    onStockTaken: nothing,
    currency: defaultCurrency,
    freeShippingFrom: (): string | null => facts.shop.freeShippingFrom,
    ...given,
  };
  const { storage, products, currency, headers, count } = options;
  const carts = createCarts(storage);
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("Referrer-Policy", "same-origin");
    c.res.headers.set("X-Robots-Tag", "noindex");
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

  app.post("/graphql", limitBody(graphqlLimits.bytes, tooLarge), async (c) => {
    await count(c, "demoStore");
    const request: unknown = await c.req.json().catch(() => null);
    const beforeCreate = () => count(c, "demoCart");
    const { status, body } = await executeGraphql({ carts, catalog: products(), currency, beforeCreate }, request);
    return c.json(body, status);
  });

  app.get("/cart/:lines", async (c) => {
    const lines = permalinkLines(c.req.param("lines"));
    if (lines === null) return show(c, plainPage(words.badLinkTitle, words.badLink), 404);
    const soldOut = lines.flatMap(({ key }) =>
      key !== null && skuSoldOut(key, products()) ? [skuName(key, products())] : [],
    );
    if (soldOut.length > 0) return show(c, plainPage(words.soldOutTitle, words.soldOut(soldOut)), 409);
    if (lines.length === 0) return show(c, emptyPage());
    if (isPrefetch(c)) return c.body(null, 503);
    if (c.req.method === "HEAD") return c.body(null, 204);
    await count(c, "demoStore");
    await count(c, "demoCart");
    return unlessFull(c, async () => {
      const cart = await carts.create(addLines([], lines));
      return c.redirect(checkoutAddress(cart), 303);
    });
  });

  addCheckoutRoutes(app, carts, options);
  app.get("/retry/:payment", async (c) => {
    // Of a failed payment, to try again with the same cart.
    const { checkout } = (await readDemoPayment(storage, c.req.param("payment"))) ?? {};
    return checkout === undefined ? gone(c) : c.redirect(checkout, 303);
  });

  addFileRoutes(app);
  app.all("*", gone);
  return app;
}
