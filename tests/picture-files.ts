import sharp from "sharp";

/** A picture of colors that run into each other, so large and in one of the formats that are taken. */
export function pictureFile(
  format: "jpeg" | "png" | "webp" | "avif",
  { width = 500, height = 400 }: { readonly width?: number; readonly height?: number } = {},
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="a"><stop stop-color="#c33"/><stop offset="1" stop-color="#3c9"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#a)"/></svg>`;
  const image = sharp(Buffer.from(svg)).removeAlpha();
  return (format === "avif" ? image.avif({ effort: 0 }) : image[format]()).toBuffer();
}
