import { z } from "zod";
import { lineOfText } from "./plain-text.ts";

/** Limits of an uploaded picture and of all of them together (docs/operations.md#bounds). */
export const pictureBounds = {
  bytes: 10_000_000,
  /** How slowly it may arrive: 256 kilobits a second. */
  bytesPerSecond: 32_000,
  /** Bytes that a picture takes while it is decoded: 25 million pixels of three bytes. */
  decoded: 75_000_000,
  /** How much more AVIF takes than that: its decoder holds the whole picture several times. */
  avifTimes: 3,
  /**
   * The same for a progressive JPEG that keeps all of its color: its decoder holds every coefficient until the last
   * pass.
   */
  progressiveTimes: 1.25,
  /** The longer side is at most so many times the shorter one. */
  ratio: 3,
  alt: 200,
  /** Of all stored files together. */
  stored: 200_000_000,
} as const;

/** The widths in which a picture is kept, in pixels, as far as it has so many. */
export const uploadedWidths = [400, 800, 1200, 1600] as const;
export const uploadedFormats = ["avif", "webp"] as const;
/** A format in which uploaded pictures are kept. */
export type UploadedFormat = (typeof uploadedFormats)[number];

/** What names an uploaded picture: a hash of its files, and how large the largest one is. */
export const pictureId = z.string().regex(/^[0-9a-f]{24}-\d{3,4}x\d{3,4}$/);
export const pictureAlt = lineOfText(pictureBounds.alt);

/** Gives the address of one file of an uploaded picture. */
export const uploadedAddress = (id: string, width: number, format: UploadedFormat): string =>
  `/media/${id}/${width}.${format}`;

/**
 * An uploaded picture in the shape in which pages draw pictures: its size in pixels, and the widths that it is served
 * in.
 */
export type UploadedPicture = {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly (typeof uploadedWidths)[number][];
  /** Null because the id already changes with the content. */
  readonly hash: null;
};

/** Gives what a page draws an uploaded picture from. All but the words is read from the id (`pictureId`). */
export function uploadedPicture(id: string, alt: string): UploadedPicture {
  const [, width = 0, height = 0] = (/-(\d+)x(\d+)$/.exec(id) ?? []).map(Number);
  return { name: id, alt, width, height, widths: uploadedWidths.filter((served) => served <= width), hash: null };
}

/**
 * Gives the address of a picture's largest WebP file, by which texts name it: every reader of Markdown can show that.
 */
export const pictureSrc = (id: string): string => uploadedAddress(id, uploadedPicture(id, "").width, "webp");

/** Gives the id of the uploaded picture that an address of `pictureSrc` names; null for any other address. */
export function pictureIdIn(src: string): string | null {
  const id = pictureId.safeParse(src.split("/")[2]).data;
  return id !== undefined && src === pictureSrc(id) ? id : null;
}
