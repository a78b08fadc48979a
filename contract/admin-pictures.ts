import { z } from "zod";
import { pictureAlt, pictureId } from "./pictures.ts";
import { productSlug } from "./product-slug.ts";
import { galleryPictures } from "./site-texts.ts";
import { int, pageSchemaOf, rowsOf, staffResponse, successResponse } from "./staff-response.ts";

const picture = z.object({ id: pictureId, alt: pictureAlt, bytes: int, createdAt: z.string(), username: z.string() });
export type AdminPicture = z.infer<typeof picture>;

/** The newest first. */
export const picturesResponse = staffResponse({
  ...pageSchemaOf(picture),
  /** Of all pictures together. */
  storedBytes: int,
});

/** The body is the file. */
export const uploadQuery = z.object({ alt: pictureAlt });
export const uploadResponse = successResponse.extend({ picture });

export const removePictureRequest = z.strictObject({ id: pictureId });

const gallery = z.object({
  product: productSlug,
  /** Counts the saves; whoever saves names the one that they saw. */
  version: int.nonnegative(),
  pictures: galleryPictures,
});
const shownGallery = gallery.extend({ name: z.string() });
export type Gallery = z.infer<typeof shownGallery>;

/** Each with the name of its product. */
export const galleriesResponse = staffResponse({ galleries: rowsOf(shownGallery) });

/** All of a product's added pictures, in their order. */
export const saveGalleryRequest = z.strictObject(gallery.shape);
