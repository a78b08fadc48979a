/** The widths in pixels that a picture is served in, as far as its master is wide enough. */
export const pictureWidths = [400, 800, 1200, 1600, 2400] as const;

const avifLimits = { 400: 90_000, 800: 90_000, 1200: 90_000, 1600: 130_000, 2400: 220_000 } as const;

/** Heroes are the first thing that a phone loads of the home page. */
const heroLimit = 60_000;

/** How many bytes a file of a picture may have. WebP, for the few browsers without AVIF, may be half as large again. */
export function byteLimit(name: string, width: (typeof pictureWidths)[number], format: "avif" | "webp"): number {
  const avif = name.startsWith("hero-") && width <= 800 ? heroLimit : avifLimits[width];
  return format === "avif" ? avif : avif * 1.5;
}
