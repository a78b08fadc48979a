import { type ReactNode, useEffect, useRef, useState } from "react";

/** Addresses are built from `name`, the existing widths and the content hash; one that staff uploaded has no hash beside its name. */
export type PictureSource = {
  name: string;
  alt: string;
  width: number;
  height: number;
  widths: readonly number[];
  hash: string | null;
  /** The token of the color that shows through. */
  backdrop?: string;
  /** Where this one can't be loaded. */
  fallback?: Omit<PictureSource, "fallback"> | undefined;
};

/** Letters twice as large, on a screen of three pixels a point. */
const pixelsPerRem = 16 * 2 * 3;

/** Narrower files are for what is laid out in `rem`: thumbnails. */
const narrowest = 400;

/** For a picture laid out in `rem` none that is larger than it can ever be shown. */
function offeredWidths(widths: readonly number[], sizes: string): readonly number[] {
  if (!/^[\d.]+rem$/.test(sizes)) return widths.filter((width) => width >= narrowest);
  const enough = widths.findIndex((width) => width >= Number.parseFloat(sizes) * pixelsPerRem);
  return enough < 0 ? widths : widths.slice(0, enough + 1);
}

export const pictureFile = (
  { name, hash }: Pick<PictureSource, "name" | "hash">,
  width: number,
  format: "avif" | "webp",
): string => (hash === null ? `/media/${name}/${width}.${format}` : `/images/${name}-${width}.${format}?v=${hash}`);

function srcSet(picture: Omit<PictureSource, "fallback">, format: "avif" | "webp", sizes = "100vw"): string {
  const files = offeredWidths(picture.widths, sizes).map((width) => `${pictureFile(picture, width, format)} ${width}w`);
  return files.join(", ");
}

/** Among the children of a `Picture`: which one is shown instead where `media` applies. */
export function PictureWhere({ picture, ...where }: { picture: PictureSource; media: string; sizes: string }) {
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
 * AVIF with WebP behind it, and its alternative on an error. No `decoding`: an asynchronous one paints an empty box
 * first.
 * @param priority the one picture of a page that comes first
 * @param className of the image; its place in a grid is that of a box around it
 * @param children `<source>` elements that go before
 * @param decorative where words beside it say the same
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
