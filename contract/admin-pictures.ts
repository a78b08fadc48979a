import { z } from "zod";
import { pictureAlt, pictureId } from "./pictures.ts";
import { galleryPictures, galleryProducts } from "./site-texts.ts";
import { int, pageOf, rowsOf, staffResponse, successResponse } from "./staff-response.ts";

const picture = z.object({ id: pictureId, alt: pictureAlt, bytes: int, createdAt: z.string(), username: z.string() });
export type AdminPicture = z.infer<typeof picture>;

/** The newest first. */
export const picturesResponse = staffResponse({
  ...pageOf(picture),
  /** Of all pictures together. */
  storedBytes: int,
});

/** The body is the file. */
export const uploadQuery = z.object({ alt: pictureAlt });
export const uploadResponse = successResponse.extend({ picture });

export const removePictureRequest = z.strictObject({ id: pictureId });

const gallery = z.object({
  product: z.enum(galleryProducts),
  /** Counts the saves; whoever saves names the one that they saw. */
  version: int.nonnegative(),
  pictures: galleryPictures,
});
export type Gallery = z.infer<typeof gallery>;

export const galleriesResponse = staffResponse({ galleries: rowsOf(gallery) });

/** All of a product's added pictures, in their order. */
export const saveGalleryRequest = z.strictObject(gallery.shape);
