import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureBounds } from "#contract/pictures.ts";
import { pictureFile } from "#tests/picture-files.ts";
import { encodePicture } from "./encode-picture.ts";
import type { EncoderAnswer } from "./encoded-picture.ts";

const minuteMs = 60_000;
const encode = (file: Uint8Array) => encodePicture(file, minuteMs);
const refused = (reason: string) => ({ kind: "refused", reason });

async function filesOf(file: Uint8Array) {
  const answer: EncoderAnswer | null = await encode(file);
  if (answer?.kind !== "encoded") throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.files;
}

/** A file with a place, a camera's name and its own turn, as a phone makes them. */
const photograph = async (): Promise<Buffer> =>
  sharp(await pictureFile("jpeg", { width: 900, height: 500 }))
    .withExif({
      IFD0: { Model: "A secret camera" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "52/1 31/1 12/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "13/1 24/1 18/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>A secret note</x:xmpmeta>")
    .jpeg()
    .toBuffer();

describe("a picture that is taken", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "%s becomes AVIF and WebP in the shop's widths",
    async (format) => {
      const files = await filesOf(await pictureFile(format, { width: 900, height: 450 }));
      expect(files.map(({ width, format: to }) => `${width} ${to}`)).toEqual([
        "400 avif",
        "400 webp",
        "800 avif",
        "800 webp",
      ]);
      for (const { bytes, width, format: to } of files) {
        const { format: found, width: wide, height, hasAlpha } = await sharp(bytes).metadata();
        expect([found, wide, height, hasAlpha]).toEqual([to === "avif" ? "heif" : "webp", width, width / 2, false]);
      }
    },
  );

  test("is upright, and holds neither place nor camera nor note", async () => {
    const file = await photograph();
    const before = await sharp(file).metadata();
    expect([before.orientation, before.exif !== undefined, before.xmp !== undefined]).toEqual([6, true, true]);
    for (const { bytes, width } of await filesOf(file)) {
      const { exif, xmp, icc, iptc, orientation, height } = await sharp(bytes).metadata();
      expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(height).toBe((width * 9) / 5);
      expect(Buffer.from(bytes).includes("secret")).toBe(false);
    }
  });

  test("leaves behind what was hidden after its end", async () => {
    const file = Buffer.concat([await pictureFile("jpeg"), Buffer.from("PK\u0003\u0004<script>alert(1)</script>")]);
    for (const { bytes } of await filesOf(file)) expect(Buffer.from(bytes).includes("<script>")).toBe(false);
  });

  test("is on white where it was transparent", async () => {
    const file = await sharp({ create: { width: 400, height: 400, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    for (const { bytes } of await filesOf(file)) {
      const { channels } = await sharp(bytes).stats();
      expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    }
  });
});

describe("a file that isn't taken", () => {
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' width='500' height='500'><rect width='500' height='500'/></svg>";
  test.each([
    ["nothing", ""],
    ["a page", "<html></html>"],
    ["SVG", svg],
    ["SVG behind a JPEG's first bytes", `\u00ff\u00d8\u00ff${svg}`],
    ["a GIF", "GIF89a\u0001\u0000\u0001\u0000"],
    ["a PNG's first bytes alone", "\u0089PNG\r\n\u001a\n"],
    ["a RIFF that calls itself WebP", "RIFF\u0000\u0000\u0000\u0000WEBPVP8 "],
    ["HEIC", "\u0000\u0000\u0000\u0018ftypheic"],
    ["HEIC by its other name", `\u0000\u0000\u0000\u0018ftypmif1${"A".repeat(5_000)}`],
    ["a file of AVIF's first bytes", `\u0000\u0000\u0000\u0018ftypavif${"A".repeat(5_000)}`],
  ])("%s", async (_, text) => {
    expect(await encode(Buffer.from(text, "latin1"))).toEqual(refused("unreadable"));
  });

  test("one that was cut off", async () => {
    const file = await pictureFile("jpeg", { width: 900, height: 900 });
    expect(await encode(file.subarray(0, file.length / 2))).toEqual(refused("unreadable"));
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)("%s with noise in it never ends the shop", async (format) => {
    const file = await pictureFile(format);
    for (let at = 20; at < file.length; at += Math.ceil(file.length / 4)) {
      const broken = Buffer.from(file);
      broken.fill(0xa5, at, at + 8);
      const answer = await encode(broken);
      expect(["encoded", "refused"]).toContain(answer?.kind);
    }
  });

  test("more pixels than there is memory for, in few bytes", async () => {
    const bomb = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(pictureBounds.bytes);
    expect(await encode(bomb)).toEqual(refused("large"));
    const deep = await sharp({ create: { width: 4_000, height: 4_000, channels: 4, background: "red" } })
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    expect(await encode(deep)).toEqual(refused("large"));
    expect(await encode(await pictureFile("avif", { width: 3_600, height: 2_400 }))).toEqual(refused("large"));
  });

  test("one that is too small, or too narrow", async () => {
    expect(await encode(await pictureFile("png", { width: 399, height: 399 }))).toEqual(refused("small"));
    expect(await encode(await pictureFile("webp", { width: 400, height: 1_201 }))).toEqual(refused("narrow"));
  });

  test("one that takes longer than there is time for", async () => {
    expect(await encodePicture(await pictureFile("png"), 1)).toBe(null);
  });
});

test("more pixels than are taken are too many in gray as well, whatever they take", async () => {
  const gray = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: "#888" } })
    .toColourspace("b-w")
    .jpeg()
    .toBuffer();
  expect((await sharp(gray).metadata()).channels).toBe(1);
  expect(await encode(gray)).toEqual(refused("large"));
});

test("a progressive JPEG with all of its color may have fewer pixels: its decoder takes more", async () => {
  const jpeg = (width: number, chromaSubsampling: string) =>
    sharp({ create: { width, height: 4_000, channels: 3, background: "#888" } })
      .jpeg({ progressive: true, chromaSubsampling })
      .toBuffer();
  expect(await encode(await jpeg(5_100, "4:4:4"))).toEqual(refused("large"));
  expect(await encode(await jpeg(4_900, "4:4:4"))).toMatchObject({ kind: "encoded" });
  expect(await encode(await jpeg(6_000, "4:2:0"))).toMatchObject({ kind: "encoded" });
});
