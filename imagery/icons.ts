/**
 * The site's mark (range rings around a dot) in every size a browser or a phone asks for.
 * Run when the mark or the accent changes (scripts/assets/token-colors.test.ts says so): `node imagery/icons.ts`. Writes public/favicon.* and public/icons/.
 */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { tokenColor } from "#scripts/assets/token-colors.ts";

const publicFolder = new URL("../public/", import.meta.url);

const color = {
  ink: tokenColor("ink"),
  paper: tokenColor("paper"),
  accent: tokenColor("accent"),
  accentOnInk: tokenColor("accent", "dark"),
};

/** The rings on a 64-unit field; the stroke is heavy enough to hold at 16 px. */
const rings = [
  { radius: 14.5, stroke: 5 },
  { radius: 26.5, stroke: 5 },
] as const;

/** The mark that follows the browser's theme, without a ground of its own. */
function themedMark(): string {
  const circles = rings.map(({ radius, stroke }) => `<circle cx="32" cy="32" r="${radius}" stroke-width="${stroke}"/>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<style>g{fill:none;stroke:${color.ink}}.dot{fill:${color.accent}}`,
    `@media (prefers-color-scheme:dark){g{stroke:${color.paper}}.dot{fill:${color.accentOnInk}}}</style>`,
    `<g>${circles.join("")}</g>`,
    '<circle class="dot" cx="32" cy="32" r="6.5"/>',
    "</svg>\n",
  ].join("\n");
}

/**
 * The mark on an ink ground, as a launcher shows it.
 * @param scale share of the field that the rings fill; a maskable icon keeps them within the inner 80 %.
 * @param corner corner radius of the ground on the 64-unit field; 0 where the system cuts the shape itself.
 */
function groundedMark(scale: number, corner: number, detailed: boolean): Buffer {
  const spread = detailed
    ? [
        { radius: 11, stroke: 2.6, opacity: 1 },
        { radius: 20, stroke: 2.2, opacity: 0.62 },
        { radius: 29, stroke: 1.8, opacity: 0.34 },
      ]
    : rings.map((ring) => ({ ...ring, opacity: 1 }));
  const circles = spread.map(
    ({ radius, stroke, opacity }) =>
      `<circle cx="32" cy="32" r="${radius}" fill="none" stroke="${color.paper}" stroke-opacity="${opacity}" stroke-width="${stroke}"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="1024" height="1024">
      <rect width="64" height="64" rx="${corner}" fill="${color.ink}"/>
      <g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${circles.join("")}
      <circle cx="32" cy="32" r="${detailed ? 5 : 6.5}" fill="${color.accentOnInk}"/></g></svg>`,
  );
}

/** A PNG of the given edge length. */
function raster(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg).resize(size, size).png({ compressionLevel: 9, palette: true, effort: 10 }).toBuffer();
}

/** An .ico file that holds PNG pictures: six bytes of header, sixteen for each picture, then the pictures. */
function icoOf(pictures: ReadonlyArray<{ size: number; png: Buffer }>): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

await mkdir(new URL("icons/", publicFolder), { recursive: true });
const small = groundedMark(0.86, 13, false);
const launcher = groundedMark(0.84, 13, true);
const maskable = groundedMark(0.68, 0, true);
const touch = groundedMark(0.78, 0, true);
const icoPictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await raster(small, size) })));

await Promise.all([
  writeFile(new URL("favicon.svg", publicFolder), themedMark()),
  writeFile(new URL("favicon.ico", publicFolder), icoOf(icoPictures)),
  raster(launcher, 192).then((png) => writeFile(new URL("icons/icon-192.png", publicFolder), png)),
  raster(launcher, 512).then((png) => writeFile(new URL("icons/icon-512.png", publicFolder), png)),
  raster(maskable, 512).then((png) => writeFile(new URL("icons/icon-maskable-512.png", publicFolder), png)),
  raster(touch, 180).then((png) => writeFile(new URL("icons/apple-touch-icon.png", publicFolder), png)),
]);
