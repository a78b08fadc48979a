import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { servedWidths, thumbnailWidth } from "#content/media/picture-widths.ts";

const named = z.record(z.string(), z.object({ fallback: z.string().optional() }));
const measured = z.record(z.string(), z.object({ width: z.number() }));

const parse = <T>(schema: z.ZodType<T>, file: string): T => schema.parse(JSON.parse(readFileSync(file, "utf8")));

/**
 * Finds pictures that content names and a browser would ask for in vain. The files are read anew each time, so that it can be
 * asked while they are edited.
 * @param root the folder of the project
 * @returns a sentence for each picture, or one for a list that can't be read
 */
export function missingPictures(root: string): readonly string[] {
  const media = join(root, "content", "media");
  try {
    const pictures = parse(named, join(media, "pictures.json"));
    const sizes = parse(measured, join(media, "sizes.json"));
    return Object.entries(pictures).flatMap(([name, { fallback }]) => {
      const size = sizes[name];
      if (!size) return [`The picture ${name} isn't in content/media/sizes.json: npm run imagery:convert -- ${name}`];
      const files = [thumbnailWidth, ...servedWidths(size.width)]
        .flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`])
        .filter((file) => !existsSync(join(root, "public", "images", file)));
      return [
        ...(files.length > 0 ? [`The picture ${name} lacks files in public/images: ${files.join(", ")}`] : []),
        ...(fallback !== undefined && !(fallback in pictures)
          ? [`The picture ${name} falls back to ${fallback}, which content/media/pictures.json doesn't name`]
          : []),
      ];
    });
  } catch (error) {
    return [`The pictures of content/media can't be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}
