import type { Handler } from "hono";
import { pictureMessages } from "#content/admin-pictures.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import { type GalleriesResponse, saveGalleryRequest } from "#contract/admin-pictures.ts";
import { galleryPictures, galleryProducts } from "#contract/site-texts.ts";
import type { AppContext } from "#server/app-context.ts";
import { parseStored } from "#server/db/parse-stored.ts";
import { knownPictures } from "#server/db/queries/pictures.ts";
import { readSiteTexts } from "#server/db/queries/site-texts.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { galleryKey } from "#server/texts/site-texts.ts";
import { textSaver } from "./texts.ts";

export function galleries({ database: { db } }: AppContext): Handler {
  return async (c) => {
    const rows = new Map((await readSiteTexts(db)).map((row) => [row.key, row]));
    const saved = galleryProducts.map((product) => {
      const row = rows.get(galleryKey(product));
      const pictures = row && parseStored(galleryPictures, row.json);
      return { product, version: row?.version ?? 0, pictures: pictures ?? [] };
    });
    return c.json({ success: true, galleries: saved } satisfies GalleriesResponse);
  };
}

/** @throws HTTPException 400 for a picture that isn't stored or is there twice, 409 when somebody saved it since */
export function saveGallery(context: AppContext): Handler<StaffEnv> {
  const save = textSaver(context);
  return async (c) => {
    const { product, version, pictures } = await jsonBody(c, saveGalleryRequest);
    const ids = new Set(pictures.map(({ id }) => id));
    const known = await knownPictures(context.database.db, [...ids]);
    if (known.size < pictures.length) throw httpError(400, pictureMessages.notInGallery);
    const { username } = c.get("staff");
    await save(
      { key: galleryKey(product), version, value: pictures, username },
      "gallery changed",
      `${product}: ${pictures.map(({ alt }) => alt).join(", ") || "no pictures"}`,
    );
    return c.json({ success: true, message: pictureMessages.gallerySaved } satisfies SuccessResponse);
  };
}
