import { type ReactNode, useEffect, useRef, useState } from "react";

/** What is known of a picture: the addresses of its files are built from its name, its widths and the hash of its content. */
export type PictureSource = {
  name: string;
  /** What it shows, for those who don't see it. */
  alt: string;
  /** In pixels, as `height`: they give the shape. */
  width: number;
  height: number;
  /** Of the files that exist, in pixels, from the narrowest on. */
  widths: readonly number[];
  /** Null for a picture that staff uploaded: its name is of that content alone. */
  hash: string | null;
  /** The token of the color that shows through. */
  backdrop?: string;
  /** The picture that is shown where this one can't be loaded. */
  fallback?: Omit<PictureSource, "fallback"> | undefined;
};

/** The most pixels that a `rem` takes: letters twice as large, on a screen of three pixels a point. */
const pixelsPerRem = 16 * 2 * 3;

/** In pixels. Narrower files are for what is laid out in `rem`: thumbnails. */
const narrowest = 400;

/** The widths worth offering: for a picture laid out in `rem` none that is larger than it can ever be shown. */
function offeredWidths(widths: readonly number[], sizes: string): readonly number[] {
  if (!/^[\d.]+rem$/.test(sizes)) return widths.filter((width) => width >= narrowest);
  const enough = widths.findIndex((width) => width >= Number.parseFloat(sizes) * pixelsPerRem);
  return enough < 0 ? widths : widths.slice(0, enough + 1);
}

/** The address of one of a picture's files. @param width one of the picture's `widths` */
export const pictureFile = (
  { name, hash }: Pick<PictureSource, "name" | "hash">,
  width: number,
  format: "avif" | "webp",
): string => (hash === null ? `/media/${name}/${width}.${format}` : `/images/${name}-${width}.${format}?v=${hash}`);

/** The `srcset` of a picture in one format. @param sizes how wide it is laid out */
function srcSet(picture: Omit<PictureSource, "fallback">, format: "avif" | "webp", sizes = "100vw"): string {
  const files = offeredWidths(picture.widths, sizes).map((width) => `${pictureFile(picture, width, format)} ${width}w`);
  return files.join(", ");
}

type PictureWhereProps = { picture: PictureSource; media: string; sizes: string };

/**
 * Among the children of a `Picture`: another picture, or another cut of it, which is shown in its place where `media` applies.
 * @param media a media query
 * @param sizes how wide it is laid out, as the attribute says it
 */
export function PictureWhere({ picture, ...where }: PictureWhereProps) {
  const { width, height } = picture;
  return <source {...where} type="image/avif" srcSet={srcSet(picture, "avif")} width={width} height={height} />;
}

type PictureProps = {
  picture: PictureSource;
  sizes: string;
  priority?: boolean;
  decorative?: boolean;
  className?: string;
  children?: ReactNode;
};

/**
 * A picture in AVIF with WebP behind it, fetched at the width that the screen needs. Where it can't be loaded its fallback is shown
 * (docs/behavior/incard-finder.md#pictures). It has no `decoding`: one that is decoded asynchronously is painted as an empty box
 * first.
 * @param sizes how wide it is laid out, as the attribute says it; a width in `rem` alone is for thumbnails
 * @param priority the one picture of a page that comes first; all others are fetched once the page has loaded
 * @param className of the image, with its size; its place in a grid is that of a box around it
 * @param children `PictureWhere` elements, which go before
 * @param decorative where words beside it say the same, so that it has no alternative text
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, decorative = false, className = "", children } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // An error before hydration fired no handler.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setFailed(picture.name);
  }, [picture.name]);
  const shown = failed === picture.name && picture.fallback ? picture.fallback : picture;
  const largest = offeredWidths(shown.widths, sizes).at(-1) ?? shown.width;
  return (
    <picture key={shown.name} className={priority ? undefined : `after-load block ${className}`}>
      {children}
      <source type="image/avif" srcSet={srcSet(shown, "avif", sizes)} sizes={sizes} />
      <img
        ref={image}
        src={pictureFile(shown, largest, "webp")}
        srcSet={srcSet(shown, "webp", sizes)}
        sizes={sizes}
        width={shown.width}
        height={shown.height}
        alt={decorative ? "" : shown.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        className={className}
        data-backdrop={shown.backdrop}
        onError={() => setFailed(picture.name)}
      />
    </picture>
  );
}
