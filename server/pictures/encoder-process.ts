import { setPriority } from "node:os";
import sharp, { type Metadata, type Sharp } from "sharp";
import { pictureBounds, type UploadedFormat, uploadedFormats, uploadedWidths } from "#contract/pictures.ts";
import type { EncoderAnswer, PictureRefusal } from "./encoded-picture.ts";

// A process of its own for one picture: it gets the file as its one message, answers with one and ends
// (docs/decisions/uploaded-pictures.md).

/** The most pixels of a picture in color; the decoders take no more of another one either. */
const maxPixels = pictureBounds.decoded / 3;

const refused = (reason: PictureRefusal): EncoderAnswer => ({ kind: "refused", reason });

/** Lets only four decoders read what was uploaded, whatever else the library could read. */
function allowDecoders(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`) });
}

/** How many times its decoded bytes a picture takes while it is decoded. */
function decodingTimes({ format, isProgressive, chromaSubsampling = "" }: Metadata): number {
  if (format === "heif") return pictureBounds.avifTimes;
  // Where no part of the color is left out; with four channels sharp names it otherwise.
  const isWhole = format === "jpeg" && isProgressive === true && /^4:4:4/.test(chromaSubsampling);
  return isWhole ? pictureBounds.progressiveTimes : 1;
}

/** Told by its head. */
function refusalOf(metadata: Metadata): PictureRefusal | null {
  const { autoOrient, channels, depth, format, compression } = metadata;
  const { width, height } = autoOrient;
  if (format === "heif" && compression !== "av1") return "unreadable";
  const bytes = width * height * channels * (depth === "uchar" ? 1 : 2);
  if (width * height > maxPixels || bytes * decodingTimes(metadata) > pictureBounds.decoded) return "large";
  if (width < uploadedWidths[0]) return "small";
  return Math.max(width, height) > pictureBounds.ratio * Math.min(width, height) ? "narrow" : null;
}

function encoded(image: Sharp, format: UploadedFormat): Promise<Buffer> {
  return (
    format === "avif"
      ? image.avif({ quality: 65, effort: 1, chromaSubsampling: "4:2:0" })
      : image.webp({ quality: 82, effort: 3 })
  ).toBuffer();
}

/** Upright, on white, in sRGB and without metadata. */
async function encode(file: Uint8Array): Promise<EncoderAnswer> {
  // Only its head is read here.
  const metadata = await sharp(file, { limitInputPixels: false }).metadata();
  const reason = refusalOf(metadata);
  if (reason) return refused(reason);
  const widths = uploadedWidths.filter((width) => width <= metadata.autoOrient.width);
  const { data, info } = await sharp(file, { failOn: "error", limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: widths.at(-1) })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = [];
  for (const width of widths) {
    for (const format of uploadedFormats) {
      files.push({ width, format, bytes: await encoded(sharp(data, { raw }).resize({ width }), format) });
    }
  }
  return { kind: "encoded", width: info.width, height: info.height, files };
}

sharp.cache(false);
sharp.concurrency(1);
allowDecoders();
// Visitors come first.
setPriority(15);
process.once("message", async (file) => {
  const result =
    file instanceof Uint8Array ? await encode(file).catch(() => refused("unreadable")) : refused("unreadable");
  process.send?.(result, () => process.disconnect());
});
