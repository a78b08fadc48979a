import { servedWidths, thumbnailWidth } from "./picture-widths.ts";
import { type PictureName, pictures } from "./pictures.ts";
import sizes from "./sizes.json" with { type: "json" };

/** Width and height in pixels of each picture's master, and a hash of its content that is a part of its addresses. */
export const pictureSizes: Readonly<
  Record<PictureName, { readonly width: number; readonly height: number; readonly hash: string }>
> = sizes;

const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/** One of the shop's own pictures. */
export type BuiltInPicture = {
  readonly name: PictureName;
  readonly alt: string;
  /** Of the master, in pixels, as `height` is. */
  readonly width: number;
  readonly height: number;
  /** A hash of its content, which is a part of its addresses. */
  readonly hash: string;
  /** The widths that it is served in, in pixels, the narrowest first. */
  readonly widths: readonly number[];
  /** The token of the color that shows through, where it has no ground of its own. */
  readonly backdrop?: string;
};

function plain(name: PictureName): BuiltInPicture {
  const size = pictureSizes[name];
  const { alt, backdrop } = pictures[name];
  return { name, alt, ...size, widths: [thumbnailWidth, ...servedWidths(size.width)], ...(backdrop && { backdrop }) };
}

/** A picture as `Picture` takes it (app/ui/picture.tsx), with the one that is shown where it doesn't load. */
export type ShownPicture = BuiltInPicture & { readonly fallback: BuiltInPicture | undefined };

/** Gives one of the shop's own pictures to be shown. */
export function pictureSource(name: PictureName): ShownPicture {
  const { fallback } = pictures[name];
  return { ...plain(name), fallback: fallback && isPictureName(fallback) ? plain(fallback) : undefined };
}

/** Gives what is shown of a picture in a small square: the square picture of the same product, where there is one. */
export function squareSource(name: PictureName): ShownPicture {
  const { square } = pictures[name];
  return pictureSource(square && isPictureName(square) ? square : name);
}

/** Gives the path of the smallest file of what is shown of a picture in a small square. */
export function squareAddress(name: PictureName): string {
  const square = squareSource(name);
  return `/images/${square.name}-${thumbnailWidth}.webp?v=${square.hash}`;
}

/** Gives the path of a picture's largest file, for feeds and search engines, which take one file each. */
export function pictureAddress(name: PictureName): string {
  const { hash, width } = pictureSizes[name];
  return `/images/${name}-${servedWidths(width).at(-1) ?? width}.webp?v=${hash}`;
}
