import type { ProductSlug } from "#content/products.ts";
import { type UploadedPicture, uploadedPicture } from "#contract/pictures.ts";
import type { SiteTexts } from "#contract/site-texts.ts";

export type AddedPictures = readonly UploadedPicture[];

/** The pictures that staff added to a product's gallery, in their order (docs/staff.md#pictures). */
export const addedPictures = ({ galleries }: Pick<SiteTexts, "galleries">, product: ProductSlug): AddedPictures =>
  (galleries[product] ?? []).map(({ id, alt }) => uploadedPicture(id, alt));
