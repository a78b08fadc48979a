import { z } from "zod";
import { cleanValue, productFields, variantFields } from "./catalog-fields.ts";
import { cleanLine } from "./plain-text.ts";
import { productSchema } from "./product.ts";
import { int, pageOf, rowsOf, staffResponse } from "./staff-response.ts";

const field = z.enum([...productFields, ...variantFields]);
const variant = z.string().max(100).nullable();
/** Checked by catalog-problems.ts, with words for the field. */
const value = z.string().max(400).overwrite(cleanLine);
const moment = z.iso.datetime();

/** `from` is the value that whoever asks has seen. */
const edit = z
  .strictObject({ variant, field, from: value, to: value })
  .transform((typed) => ({ ...typed, to: cleanValue(typed.field, typed.to) }));
const edits = z
  .array(edit)
  .min(1)
  .max(60)
  .refine((all) => new Set(all.map((edit) => `${edit.variant}/${edit.field}`)).size === all.length);
const product = z.string().regex(/^[a-z0-9-]{1,60}$/);

/**
 * With `until`, the last day of a sale, prices alone change, and come back by themselves (contract/sale-days.ts). A steep
 * fall of a price (`steepFalls`) is refused unless `confirmsFalls`: a slip sells everything for a cent.
 */
export const catalogChangeRequest = z
  .strictObject({
    product,
    edits,
    appliesAt: moment.nullable(),
    until: z.iso.date().nullable().default(null),
    confirmsFalls: z.boolean().default(false),
  })
  .refine(({ edits, until }) => until === null || edits.every(({ field }) => field === "price"));

export type CatalogChangeRequest = z.input<typeof catalogChangeRequest>;

/** `show` is the variant that the preview shows. */
export const catalogPreviewRequest = z.strictObject({ product, edits, show: variant });
export type CatalogPreviewRequest = z.infer<typeof catalogPreviewRequest>;
export const catalogPreviewResponse = staffResponse({ address: z.string() });

/** What is wrong with which field, and its present value. */
export const catalogRefusal = z.object({
  success: z.literal(false),
  message: z.string(),
  problems: z.array(z.object({ variant: z.string().nullable(), field, message: z.string(), now: z.string() })),
});
export type CatalogRefusal = z.infer<typeof catalogRefusal>;

const change = z.object({
  id: int,
  product: z.string(),
  edits: z.array(z.object({ variant: z.string().nullable(), field, of: z.string(), from: z.string(), to: z.string() })),
  username: z.string(),
  at: z.string(),
  /** Null for one that was made at once. */
  appliesAt: z.string().nullable(),
  appliedAt: z.string().nullable(),
  state: z.enum(["scheduled", "applied", "cancelled", "failed", "undone"]),
  endedAt: z.string().nullable(),
  endedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether a restore holds it, until staff release it on Today. */
  held: z.boolean().default(false),
  /** The change that this one undid; of one to come, the sale that it ends. */
  undoes: int.nullable(),
});
export type CatalogChangeEntry = z.infer<typeof change>;

const passedDate = z.object({
  product: z.string(),
  field: z.enum(["shipDate", "saleEnds"]),
  printed: z.string(),
  day: z.string(),
  text: z.string(),
});
export type PassedDate = z.infer<typeof passedDate>;

export const catalogResponse = staffResponse({
  products: z.array(z.object({ product: productSchema, live: z.array(z.string()) })),
  following: z.boolean(),
  priorPriceRule: z.boolean(),
  scheduled: rowsOf(change),
  passed: z.array(passedDate),
});
export type CatalogResponse = z.infer<typeof catalogResponse>;

export const catalogHistoryResponse = staffResponse(pageOf(change));
