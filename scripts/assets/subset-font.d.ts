declare module "subset-font" {
  /** Keeps only the given characters of a font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, { min: number; max: number }>;
      noLayoutClosure?: boolean;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
