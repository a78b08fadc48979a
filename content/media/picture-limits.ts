export const pictureWidths = [400, 800, 1200, 1600, 2400] as const;

export const servedWidths = (master: number) => pictureWidths.filter((width) => width <= master);

const avifLimits = { 400: 15_000, 800: 32_000, 1200: 60_000, 1600: 90_000, 2400: 220_000 } as const;

/**
 * Up to 1200 pixels so little that a first screen stays light on a phone. WebP, for few browsers, may be half as large
 * again.
 */
export function byteLimit(width: (typeof pictureWidths)[number], format: "avif" | "webp"): number {
  return format === "avif" ? avifLimits[width] : avifLimits[width] * 1.5;
}
