import { uploadedPicture } from "#contract/pictures.ts";
import type { GalleryProduct, SiteTexts } from "#contract/site-texts.ts";

/** docs/staff.md#pictures */
export const addedPictures = ({ galleries }: Pick<SiteTexts, "galleries">, product: GalleryProduct) =>
  (galleries[product] ?? []).map(({ id, alt }) => uploadedPicture(id, alt));

export type AddedPictures = ReturnType<typeof addedPictures>;
