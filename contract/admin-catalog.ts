import { z } from "zod";
import { pageQuery } from "./admin-inbox.ts";
import { type CatalogField, productFields, variantFields } from "./catalog-fields.ts";
import { productSchema } from "./product.ts";

const fields: readonly CatalogField[] = [...productFields, ...variantFields];
const field = z.enum(fields);
const variant = z.string().max(100).nullable();
/** What is right for a field is said by catalog-problems.ts, with words for the place beside it. */
const value = z.string().max(400);
const moment = z.iso.datetime();

/** One field that gets another value; `from` is the value that whoever asks has seen. */
const edit = z.strictObject({ variant, field, from: value, to: value.trim() });
const edits = z
  .array(edit)
  .min(1)
  .max(60)
  .refine((all) => new Set(all.map((one) => `${one.variant}/${one.field}`)).size === all.length);
const product = z.string().regex(/^[a-z0-9-]{1,60}$/);

/**
 * `POST /api/admin/catalog/changes`: changes fields of a product, at once or at a moment to come. A price that falls by more than
 * half (`steepFalls`) is refused unless `confirmsFalls` is true: a slip of the finger sells everything for a cent.
 */
export const catalogChangeRequest = z.strictObject({
  product,
  edits,
  appliesAt: moment.nullable(),
  confirmsFalls: z.boolean().default(false),
});

/** `POST /api/admin/catalog/undo` and `/cancel`: which change. */
export const catalogChangeId = z.strictObject({ id: z.number().int().positive() });

/** `POST /api/admin/catalog/preview`: the product's page as it would be; `show` is the variant that it shows. */
export const catalogPreviewRequest = z.strictObject({ product, edits, show: variant });
export type CatalogPreviewRequest = z.infer<typeof catalogPreviewRequest>;
/** The response: the preview's address, good for ten minutes. */
export const catalogPreviewResponse = z.object({ success: z.literal(true), address: z.string() });
export type CatalogPreviewResponse = z.infer<typeof catalogPreviewResponse>;

/** A refused change: what is wrong with which field, in words for the place beside it, and its present value. */
export const catalogRefusal = z.object({
  success: z.literal(false),
  message: z.string(),
  problems: z.array(z.object({ variant: z.string().nullable(), field, message: z.string(), now: z.string() })),
});
export type CatalogRefusal = z.infer<typeof catalogRefusal>;

/** A change that was made, is to come, or came to nothing. */
const change = z.object({
  id: z.number().int(),
  /** The product's title. */
  product: z.string(),
  edits: z.array(z.object({ variant: z.string().nullable(), field, of: z.string(), from: z.string(), to: z.string() })),
  username: z.string(),
  at: z.string(),
  /** When it was, or is, due; null for one that was made at once. */
  appliesAt: z.string().nullable(),
  appliedAt: z.string().nullable(),
  state: z.enum(["scheduled", "applied", "cancelled", "failed", "undone"]),
  endedAt: z.string().nullable(),
  endedBy: z.string().nullable(),
  /** Why it couldn't be made. */
  reason: z.string().nullable(),
  /** The change that this one undid. */
  undoes: z.number().int().nullable(),
});
export type CatalogChangeEntry = z.infer<typeof change>;

/** A day that the shop announces although it has passed. */
const passedDate = z.object({
  product: z.string(),
  field: z.enum(["shipDate", "saleEnds"]),
  /** The day as it is printed, and as `2025-10-31`. */
  printed: z.string(),
  day: z.string(),
  /** "Carbon Finder: the ship date it names, October 31, 2025, was a year ago." */
  text: z.string(),
});
export type PassedDate = z.infer<typeof passedDate>;

/** `GET /api/admin/catalog`: the products as shown, the changes to come, and dates that have passed (docs/staff.md). */
export const catalogResponse = z.object({
  success: z.literal(true),
  products: z.array(
    z.object({
      product: productSchema,
      /** As the built-in catalog has it. */
      builtIn: productSchema,
      /** Ids of the variants whose prices come from the live store. */
      live: z.array(z.string()),
    }),
  ),
  /** Whether prices come from a live store. */
  following: z.boolean(),
  priorPriceRule: z.boolean(),
  scheduled: z.array(change),
  passed: z.array(passedDate),
});
export type CatalogResponse = z.infer<typeof catalogResponse>;

/** The query of `GET /api/admin/catalog/history`. */
export const catalogHistoryQuery = z.object(pageQuery);
/** The response: every change that isn't to come, the newest first. */
export const catalogHistoryResponse = z.object({
  success: z.literal(true),
  data: z.array(change),
  matchCount: z.number().int(),
});
export type CatalogHistoryResponse = z.infer<typeof catalogHistoryResponse>;
