import { z } from "zod";
import { cleanValue, productFields, variantFields } from "./catalog-fields.ts";
import { cleanLine } from "./plain-text.ts";
import { productSchema } from "./product.ts";
import { int, pageSchemaOf, rowsOf, staffResponse } from "./staff-response.ts";

const field = z.enum([...productFields, ...variantFields]);
const variant = z.string().max(100).nullable();
/** Checked by catalog-problems.ts, with words for the field. */
const value = z.string().max(400).overwrite(cleanLine);
const moment = z.iso.datetime();

/** One field that gets another value. `from` is the value that whoever asks has seen: another one by now is refused. */
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
 * Changes fields of a product, at once or at a moment to come. With `until`, the last day of a sale, prices alone
 * change, and come back by themselves (contract/sale-days.ts). A steep fall of a price (`steepFalls`) is refused unless
 * `confirmsFalls`: a slip sells everything for a cent.
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

/** Asks for the product's page as it would be; `show` is the variant that it shows. */
export const catalogPreviewRequest = z.strictObject({ product, edits, show: variant });
export type CatalogPreviewRequest = z.infer<typeof catalogPreviewRequest>;
/** The preview's address, good for ten minutes. */
export const catalogPreviewResponse = staffResponse({ address: z.string() });

/**
 * A refused change: what is wrong with which field, in words for the place beside it, and the field's present value.
 */
export const catalogRefusal = z.object({
  success: z.literal(false),
  message: z.string(),
  problems: z.array(z.object({ variant: z.string().nullable(), field, message: z.string(), now: z.string() })),
});
export type CatalogRefusal = z.infer<typeof catalogRefusal>;

/** A change of the catalog that was made, is to come, or came to nothing. */
const change = z.object({
  id: int,
  /** The product's title. */
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
  /** Why it couldn't be made. */
  reason: z.string().nullable(),
  /** Whether a restore holds it, until staff release it on Today. */
  held: z.boolean().default(false),
  /** The change that this one undid; of one to come, the sale that it ends. */
  undoes: int.nullable(),
});
export type CatalogChangeEntry = z.infer<typeof change>;

/** A day that the shop announces although it has passed. */
const passedDate = z.object({
  product: z.string(),
  field: z.enum(["shipDate", "saleEnds"]),
  /** The day as pages print it. */
  printed: z.string(),
  /** The same day as `2025-10-31`. */
  day: z.string(),
  /** A sentence such as "Carbon Finder: the ship date it names, October 31, 2025, was a year ago." */
  text: z.string(),
});
export type PassedDate = z.infer<typeof passedDate>;

/** A small square picture of something that is sold, and the token of the color that shows through it. */
const smallPicture = z.object({ src: z.string(), backdrop: z.string().optional() });
export type SmallPicture = z.infer<typeof smallPicture>;

/** The products as they are shown, the changes to come, and the announced dates that have passed. */
export const catalogResponse = staffResponse({
  /**
   * `live` names the variants whose prices come from the live store, `unsold` those that it doesn't sell; `pictures` are by
   * what is bought, which is a variant's id or that of something which costs what a variant does.
   */
  products: z.array(
    z.object({
      product: productSchema,
      live: z.array(z.string()),
      unsold: z.array(z.string()),
      pictures: z.record(z.string(), smallPicture),
    }),
  ),
  /** Whether prices come from a live store at all. */
  following: z.boolean(),
  priorPriceRule: z.boolean(),
  scheduled: rowsOf(change),
  passed: z.array(passedDate),
});
export type CatalogResponse = z.infer<typeof catalogResponse>;

/** Every change that isn't to come, the newest first, one page of them. */
export const catalogHistoryResponse = staffResponse(pageSchemaOf(change));
