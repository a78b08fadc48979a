import { pictureMessages } from "#content/admin-pictures.ts";
import { type GalleriesResponse, saveGalleryRequest } from "#contract/admin-pictures.ts";
import { galleryPictures, galleryProducts } from "#contract/site-texts.ts";
import { parseStored } from "#server/db/parse-stored.ts";
import { knownPictures } from "#server/db/queries/pictures.ts";
import { readSiteTexts } from "#server/db/queries/site-texts.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { galleryKey } from "#server/texts/site-texts.ts";
import { noQuery, staffCall } from "./staff-call.ts";
import { saveText } from "./texts.ts";

export const galleries = staffCall(noQuery, async ({ db }) => {
  const rows = new Map((await readSiteTexts(db)).map((row) => [row.key, row]));
  const saved = galleryProducts.map((product) => {
    const row = rows.get(galleryKey(product));
    const pictures = row && parseStored(galleryPictures, row.json);
    return { product, version: row?.version ?? 0, pictures: pictures ?? [] };
  });
  return { success: true, galleries: saved } satisfies GalleriesResponse;
});

/** @throws HTTPException 400 for a picture that isn't stored or is there twice, 409 when somebody saved it since */
export const saveGallery = staffCall(saveGalleryRequest, async (call) => {
  const { product, version, pictures } = call.input;
  const known = await knownPictures(call.db, [...new Set(pictures.map(({ id }) => id))]);
  if (known.size < pictures.length) throw httpError(400, pictureMessages.notInGallery);
  const detail = `${product}: ${pictures.map(({ alt }) => alt).join(", ") || "no pictures"}`;
  await saveText(call, { key: galleryKey(product), version, value: pictures }, "gallery changed", detail);
  return pictureMessages.gallerySaved;
});
