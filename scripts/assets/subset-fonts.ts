import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Basic Latin and the punctuation and signs that the copy uses: what every page fetches first. */
const text = `${characters(0x20, 0x7e)}\u00a0©®°±·×éµ–—‘’“”•…′″→←↑↓−€™≤≥`;
/** Letters beyond English, in a file that a page fetches only where it shows one: `unicode-range` in fonts.css says the same. */
const latinText = [
  [0xa1, 0xa8],
  [0xaa, 0xad],
  [0xb8, 0xd6],
  [0xd8, 0xe8],
  [0xea, 0xff],
]
  .map(([from = 0, to = 0]) => characters(from, to))
  .join("");
/** Figures, step numbers and labels are all that is set in the mono face. */
const monoText = `${characters(0x20, 0x7e)}°±·×–—’…→←≤≥µ`;

function characters(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

const root = "node_modules/@fontsource-variable";
const fonts = [
  {
    from: `${root}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    to: "app/styles/fonts/instrument-sans.woff2",
    text,
    options: { noLayoutClosure: true },
  },
  {
    from: `${root}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    to: "app/styles/fonts/instrument-sans-latin.woff2",
    text: latinText,
    options: { noLayoutClosure: true },
  },
  {
    from: `${root}/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2`,
    to: "app/styles/fonts/jetbrains-mono.woff2",
    text: monoText,
    // Its features join signs of program code into one: a third of the file.
    options: { variationAxes: { wght: { min: 400, max: 600 } }, noLayoutClosure: true, keepFeatures: [] },
  },
];

await mkdir("app/styles/fonts", { recursive: true });
for (const font of fonts) {
  const subset = await subsetFont(await readFile(font.from), font.text, { targetFormat: "woff2", ...font.options });
  await writeFile(font.to, subset);
  console.log(font.to, subset.length, "bytes");
}
