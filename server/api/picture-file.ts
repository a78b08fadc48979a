import type { Handler } from "hono";
import { LRUCache } from "lru-cache";
import { pictureId } from "#contract/pictures.ts";
import type { AppContext } from "#server/app-context.ts";
import { findPictureFile } from "#server/db/queries/pictures.ts";
import { commonHeaders } from "#server/middleware/api-headers.ts";
import { matchesEtag } from "#server/pages/encodings.ts";

/**
 * Makes the handler of `GET /media/:picture/:file`: a file of an uploaded picture, from memory or from the database.
 * Its address names its content, so it never changes and may be kept for ever.
 */
export function pictureFileCall({ config, database: { db } }: AppContext): Handler {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: 8_000_000,
    // Then a deleted picture is gone from memory too.
    ttl: 10 * 60_000,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (path) => {
      const data = await findPictureFile(db, path);
      return data === undefined ? undefined : Uint8Array.from(Buffer.from(data, "base64"));
    },
    // A file that is pushed out while it is read is answered all the same.
    ignoreFetchAbort: true,
  });
  const common = {
    ...commonHeaders(config),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    // Feed readers and shops that list our products may show them.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "public, max-age=31536000, immutable",
  };

  return async (c) => {
    const { picture = "", file = "" } = c.req.param();
    const [, format] = /^\d{3,4}\.(avif|webp)$/.exec(file) ?? [];
    if (!format || !pictureId.safeParse(picture).success) return c.notFound();
    const path = `/media/${picture}/${file}`;
    const etag = `"${picture}-${file}"`;
    if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, { ...common, ETag: etag });
    const bytes = await kept.fetch(path);
    if (!bytes) return c.notFound();
    return c.body(bytes, 200, {
      ...common,
      ETag: etag,
      "Content-Type": `image/${format}`,
      "Content-Length": String(bytes.length),
    });
  };
}
