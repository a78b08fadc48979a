// Zod's small build, because product pages parse the live catalog on load.
import * as z from "zod/mini";
import { networkTypes, packSizes } from "./product-options.ts";

const price = z.string().check(z.regex(/^\d+\.\d{2}$/, "a price is dollars with two decimals, such as 27.99"));

const filled = z.string().check(z.minLength(1));

/**
 * What somebody buys of a product. Prices are strings of dollars with two decimals (docs/behavior/catalog.md#entities).
 */
export const variantSchema = z.object({
  id: filled,
  price,
  title: filled,
  color: z.optional(z.string()),
  networkType: z.optional(z.enum(networkTypes)),
  packSize: z.optional(z.enum(packSizes)),
  originalPrice: z.optional(price),
  soldOut: z.optional(z.boolean()),
  /** How many are left, for staff alone; without it nobody counts. */
  stock: z.optional(z.string()),
});

/** Whether a product can be bought: fixed data, not computed from the date. */
export const availabilitySchema = z.object({
  kind: z.enum(["in-stock", "presale", "sold-out"]),
  /** As pages print it: "October 31, 2025". */
  shipDate: z.optional(filled),
  note: z.string(),
});

/** A picture of a product: an address on this site and what is seen on it. */
export const productImageSchema = z.object({ src: filled, alt: filled });

export const productSchema = z.object({
  id: filled,
  title: filled,
  description: z.string(),
  htmlDescription: z.string(),
  images: z.array(productImageSchema),
  variants: z.array(variantSchema).check(z.minLength(1)),
  features: z.array(z.string()),
  userManual: z.optional(z.string()),
  /** One or two words on its cards, such as "Presale". */
  badge: z._default(z.string(), ""),
  // A former version sends neither: to the browser such a product can be bought.
  availability: z._default(availabilitySchema, { kind: "in-stock", note: "" }),
  /** The day on which its reduced price ends, as pages print it: "5/31/2025". */
  saleEnds: z.optional(filled),
  /** That day again, for staff alone, once they have confirmed that the list price holds although the day has passed. */
  confirmedSaleEnd: z.optional(filled),
});

export const productsResponse = z.object({ success: z.boolean(), data: z.array(productSchema) });

export type Availability = z.infer<typeof availabilitySchema>;
export type Variant = z.infer<typeof variantSchema>;
export type Product = z.infer<typeof productSchema>;
