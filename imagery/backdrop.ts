/**
 * Cuts the backdrop out of a master and leaves its shade, so that the page's own color shows through: one file stands
 * on a light page and on a dark one.
 */
import sharp, { type Sharp } from "sharp";

const white = 65_535;
/** From here on a pixel of the mask is nothing but backdrop. */
const whole = 0.99 * white;

type Raw = { values: Uint16Array; width: number; height: number };

async function raw(image: Sharp, space: "grey16" | "rgb16"): Promise<Raw> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace(space)
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  return { ...info, values: new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2) };
}

/** Brightness as the eye weighs it. */
const weighed = (red = 0, green = 0, blue = 0) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The backdrop's color at each pixel; at a border that it shares, the mean of what is nearby. */
async function backdropColors(colors: Uint16Array, mask: Raw): Promise<Float32Array> {
  const { width, height } = mask;
  const only = mask.values.map((value) => (value > whole ? white : 0));
  const lit = colors.map((value, index) => (only[Math.floor(index / 3)] ? value : 0));
  const blurred = (values: Uint16Array, channels: 1 | 3) =>
    raw(sharp(values, { raw: { width, height, channels } }).blur(width / 200), channels === 3 ? "rgb16" : "grey16");
  const [{ values: sum }, { values: weight }] = [await blurred(lit, 3), await blurred(only, 1)];
  return Float32Array.from(colors, (value, index) => {
    const pixel = Math.floor(index / 3);
    return only[pixel] ? value : ((sum[index] ?? 0) * white) / Math.max(weight[pixel] ?? 0, 1);
  });
}

/** The brightness that all but a hundredth of the backdrop stays below. */
function brightest(shade: Float32Array, { values: mask }: Raw): number {
  const shown = shade.filter((_, index) => (mask[index] ?? 0) > whole).sort();
  return shown[Math.floor(shown.length * 0.99)] ?? white;
}

/**
 * @param master path of the rendered picture
 * @param maskFile path of an image that is white where nothing stands before the backdrop
 */
export async function withoutBackdrop(master: string, maskFile: string): Promise<Sharp> {
  const mask = await raw(sharp(maskFile, { unlimited: true }), "grey16");
  const { width, height } = mask;
  const { values: colors } = await raw(sharp(master), "rgb16");
  const behind = await backdropColors(colors, mask);
  const shade = new Float32Array(width * height).map((_, pixel) =>
    weighed(...behind.subarray(3 * pixel, 3 * pixel + 3)),
  );
  const lit = brightest(shade, mask);
  const pixels = new Uint16Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const share = Math.min(1, (mask.values[pixel] ?? 0) / whole);
    const bright = share * Math.min(1, (shade[pixel] ?? 0) / lit);
    pixels[4 * pixel + 3] = (1 - bright) * white;
    if (share === 1) continue;
    const color = colors.subarray(3 * pixel, 3 * pixel + 3);
    pixels.set(color, 4 * pixel);
    if (share === 0) continue;
    const paper = behind.subarray(3 * pixel, 3 * pixel + 3).map((value) => Math.max(1, share * value));
    // Where something touches the paper this is darker than nearby: of no channel there is more than is seen.
    const dark = Math.min(1, ...paper.map((value, channel) => (color[channel] ?? 0) / value));
    const cover = 1 - bright * dark;
    pixels[4 * pixel + 3] = cover * white;
    color.forEach((value, channel) => {
      pixels[4 * pixel + channel] = Math.min(white, Math.max(0, value - dark * (paper[channel] ?? 0)) / cover);
    });
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } }).toColourspace("srgb");
}
