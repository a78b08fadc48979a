import { z } from "zod";
import { pageQuery } from "./admin-inbox.ts";
import { pictureAlt, pictureId } from "./pictures.ts";
import { galleryPictures, galleryProducts } from "./site-texts.ts";

export const picturesQuery = z.object(pageQuery);

const picture = z.object({
  id: pictureId,
  alt: pictureAlt,
  bytes: z.number().int(),
  createdAt: z.string(),
  username: z.string(),
});
export type AdminPicture = z.infer<typeof picture>;

/** The newest first. */
export const picturesResponse = z.object({
  success: z.literal(true),
  data: z.array(picture),
  matchCount: z.number().int(),
  /** Of all pictures together. */
  storedBytes: z.number().int(),
});
export type PicturesResponse = z.infer<typeof picturesResponse>;

/** The body is the file. */
export const uploadQuery = z.object({ alt: pictureAlt });
export const uploadResponse = z.object({ success: z.literal(true), message: z.string(), picture });
export type UploadResponse = z.infer<typeof uploadResponse>;

export const removePictureRequest = z.strictObject({ id: pictureId });

const gallery = z.object({
  product: z.enum(galleryProducts),
  /** Counts the saves; whoever saves names the one that they saw. */
  version: z.number().int().nonnegative(),
  pictures: galleryPictures,
});
export type Gallery = z.infer<typeof gallery>;

export const galleriesResponse = z.object({ success: z.literal(true), galleries: z.array(gallery) });
export type GalleriesResponse = z.infer<typeof galleriesResponse>;

/** All of a product's added pictures, in their order. */
export const saveGalleryRequest = z.strictObject(gallery.shape);
