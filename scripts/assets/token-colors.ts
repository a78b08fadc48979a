import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");

/** `oklch(L C H)` as sRGB, `#rrggbb`: what reads no tokens, such as an icon, mostly knows no oklch either. */
function toHex(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.match(/[\d.]+/g)?.map(Number) ?? [];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, encoded)));
  });
  return `#${Buffer.from(bytes).toString("hex")}`;
}

/**
 * A color of app/styles/tokens.css for a file that can't read it from a page.
 * @throws Error when there is no such token
 */
export function tokenColor(name: string, theme: "light" | "dark" = "light"): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`app/styles/tokens.css has no --${name}`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return tokenColor(other, theme);
  const colors = value.match(/oklch\([^)]*\)/g) ?? [];
  return toHex((theme === "dark" ? colors[1] : undefined) ?? colors[0] ?? value);
}
