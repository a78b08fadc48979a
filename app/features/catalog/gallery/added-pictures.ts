import type { ProductSlug } from "#content/products.ts";
import { uploadedPicture } from "#contract/pictures.ts";
import type { SiteTexts } from "#contract/site-texts.ts";

/** docs/staff.md#pictures */
export const addedPictures = ({ galleries }: Pick<SiteTexts, "galleries">, product: ProductSlug) =>
  (galleries[product] ?? []).map(({ id, alt }) => uploadedPicture(id, alt));

export type AddedPictures = ReturnType<typeof addedPictures>;
