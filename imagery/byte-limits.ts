const avifLimits = { 256: 7_000, 400: 15_000, 800: 32_000, 1200: 60_000, 1600: 90_000, 2400: 220_000 } as const;

type Width = keyof typeof avifLimits;

/** For what a first screen waits for on a phone: the weave of carbon fiber costs many bytes that nobody sees there. */
const firstLimits: Partial<Record<Width, number>> = { 400: 9_000, 800: 20_000, 1200: 32_000 };
const first: readonly string[] = [
  "hero-incard",
  "hero-tagigo",
  "hero-carbon",
  "incard-hero",
  "tagigo-black",
  "carbon-hero",
];

/** Pictures that look the same with fewer bytes: the fine grain of skin costs many. */
const ownLimits: Partial<Record<string, Partial<Record<Width, number>>>> = { "tagigo-keys": { 1600: 60_000 } };

/**
 * Up to 1200 pixels so little that a first screen stays light on a phone. WebP, for few browsers, may be half as large
 * again.
 */
export function byteLimit(name: string, width: Width, format: "avif" | "webp"): number {
  const limit =
    ownLimits[name]?.[width] ?? (first.includes(name) ? firstLimits[width] : undefined) ?? avifLimits[width];
  return format === "avif" ? limit : limit * 1.5;
}
