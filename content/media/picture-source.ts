import { type PictureName, type PictureText, pictures } from "./pictures.ts";
import { pictureSizes } from "./sizes.ts";

/** All that a `<picture>` needs: text, size, widths and cache key. */
export type PictureSource = {
  name: string;
  alt: string;
  width: number;
  height: number;
  widths: readonly number[];
  hash: string;
  fallback?: Omit<PictureSource, "fallback"> | undefined;
};

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

function plain(name: PictureName): Omit<PictureSource, "fallback"> {
  const { width, height, widths, hash } = pictureSizes[name];
  return { name, alt: pictures[name].alt, width, height, widths, hash };
}

/**
 * A picture by name, with the alternative that is shown when it can't be loaded
 * (docs/behavior/incard-finder.md#pictures).
 */
export function pictureSource(name: PictureName): PictureSource {
  const text: PictureText = pictures[name];
  const fallback = text.fallback && isPictureName(text.fallback) ? plain(text.fallback) : undefined;
  return { ...plain(name), fallback };
}

/** Where a picture can be fetched at its largest, as a path of this site. */
export function pictureAddress(name: PictureName): string {
  const { widths, hash, width } = pictureSizes[name];
  return `/images/${name}-${widths.at(-1) ?? width}.webp?v=${hash}`;
}
