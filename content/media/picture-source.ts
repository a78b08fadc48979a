import { servedWidths, thumbnailWidth } from "./picture-widths.ts";
import { type PictureName, pictures } from "./pictures.ts";
import sizes from "./sizes.json" with { type: "json" };

/** Width and height of the master, and a cache key. */
export const pictureSizes: Readonly<
  Record<PictureName, { readonly width: number; readonly height: number; readonly hash: string }>
> = sizes;

const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictures, name);

function plain(name: PictureName) {
  const size = pictureSizes[name];
  const { alt, backdrop } = pictures[name];
  return { name, alt, ...size, widths: [thumbnailWidth, ...servedWidths(size.width)], ...(backdrop && { backdrop }) };
}

/** As `Picture` takes it (app/ui/picture.tsx). */
export function pictureSource(name: PictureName) {
  const { fallback } = pictures[name];
  return { ...plain(name), fallback: fallback && isPictureName(fallback) ? plain(fallback) : undefined };
}

/** Its largest file, as a path of this site. */
export function pictureAddress(name: PictureName): string {
  const { hash, width } = pictureSizes[name];
  return `/images/${name}-${servedWidths(width).at(-1) ?? width}.webp?v=${hash}`;
}
