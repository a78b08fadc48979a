import { createHash } from "node:crypto";
import { pictureMessages } from "#content/admin-pictures.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import { serverMessages } from "#content/server-messages.ts";
import { articleDraft } from "#contract/admin-articles.ts";
import {
  type AdminPicture,
  galleriesResponse,
  picturesResponse,
  removePictureRequest,
  saveGalleryRequest,
  uploadQuery,
  uploadResponse,
} from "#contract/admin-pictures.ts";
import { pictureBounds, uploadedAddress } from "#contract/pictures.ts";
import { galleryPictures } from "#contract/site-texts.ts";
import { pageQuery } from "#contract/staff-response.ts";
import type { Database } from "#server/db/database.ts";
import {
  articleWithPicture,
  deletePicture,
  goingCampaignWithPicture,
  knownPictures,
  listPictures,
  type PictureRow,
  storedPictureBytes,
  storePicture,
} from "#server/db/queries/pictures.ts";
import { readSiteText, readSiteTexts } from "#server/db/queries/site-texts.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { concurrencyLimit } from "#server/middleware/concurrency-limit.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { encodePicture } from "#server/pictures/encode-picture.ts";
import type { EncoderAnswer } from "#server/pictures/encoded-picture.ts";
import { galleryKey, testimonialsKey } from "#server/texts/site-texts.ts";
import { actionCall, noQuery, queryCall } from "./staff-call.ts";
import { saveText } from "./texts.ts";

const adminPicture = (row: PictureRow): AdminPicture => ({ ...row, createdAt: row.created_at });

/**
 * `GET /api/admin/pictures`: one page of the uploaded pictures, the newest first, and how many bytes all of them take.
 */
export const picturesCall = queryCall(pageQuery, picturesResponse, async ({ db, input }) => {
  const { rows, count } = await listPictures(db, input);
  return { data: rows.map(adminPicture), matchCount: count, storedBytes: await storedPictureBytes(db) };
});

/** The id of a picture, made of its files: the same picture has the same address wherever it is uploaded. */
function idOf({ width, height, files }: Extract<EncoderAnswer, { kind: "encoded" }>): string {
  const hash = createHash("sha256");
  for (const { bytes } of files) hash.update(bytes);
  return `${hash.digest("hex").slice(0, 24)}-${width}x${height}`;
}

/**
 * Pictures are encoded one at a time, so one that arrives slowly keeps none from being encoded. With an encoder's own
 * time this is less than a connection may rest.
 */
const encoding = concurrencyLimit({ running: 1, waiting: 8, maxWaitMs: 8_000, retrySeconds: 10 });

/**
 * `POST /api/admin/pictures?alt=`: takes a file and stores it as a picture of the shop.
 * @throws HTTPException 400 that says why there is no picture, 429 while too many are under way
 */
export const uploadPictureCall = queryCall(uploadQuery, uploadResponse, async (call) => {
  const { alt } = call.input;
  const file = await call.file();
  const picture = await encoding.run(() => encodePicture(file));
  if (picture === null) throw httpError(400, pictureMessages.slow);
  if (picture.kind === "refused") throw httpError(400, pictureMessages[picture.reason]);
  const id = idOf(picture);
  const bytes = picture.files.reduce((sum, file) => sum + file.bytes.length, 0);
  const row = { id, alt, bytes, created_at: new Date().toISOString(), username: call.staff.username };
  const files = picture.files.map((file) => ({ ...file, path: uploadedAddress(id, file.width, file.format) }));
  const stored = await storePicture(call.context.database, row, files, pictureBounds.stored);
  if (!stored) throw httpError(400, pictureMessages.full);
  const isNew = stored === row;
  if (isNew) await call.audit("picture uploaded", `${id}: ${alt}`);
  return { message: isNew ? pictureMessages.uploaded : pictureMessages.known, picture: adminPicture(stored) };
});

async function galleryWithPicture(db: Database, id: string): Promise<ProductSlug | undefined> {
  const rows = await readSiteTexts(db);
  return productSlugs.find((product) => rows.some(({ key, json }) => key === galleryKey(product) && json.includes(id)));
}

/**
 * `POST /api/admin/pictures/remove`: deletes a picture that nothing shows.
 * @throws HTTPException 400 that names what shows it, 404 where there is none
 */
export const removePictureCall = actionCall(removePictureRequest, async ({ db, input: { id }, audit }) => {
  const draft = await articleWithPicture(db, id);
  if (draft !== undefined) {
    const title = parseJson(articleDraft, draft)?.title ?? "";
    throw httpError(400, pictureMessages.inUse(pictureMessages.article(title)));
  }
  const product = await galleryWithPicture(db, id);
  if (product) throw httpError(400, pictureMessages.inUse(pictureMessages.gallery(product)));
  const testimonials = await readSiteText(db, testimonialsKey);
  if (testimonials?.json.includes(id)) throw httpError(400, pictureMessages.inUse(pictureMessages.testimonial));
  const subject = await goingCampaignWithPicture(db, id);
  if (subject !== undefined) throw httpError(400, pictureMessages.goingOut(subject));
  orNotFound(await deletePicture(db, id));
  await audit("picture deleted", id);
  return pictureMessages.removed;
});

/** `GET /api/admin/galleries`: the uploaded pictures of each product's gallery. */
export const galleriesCall = queryCall(noQuery, galleriesResponse, async ({ db }) => {
  const rows = new Map((await readSiteTexts(db)).map((row) => [row.key, row]));
  return {
    galleries: productSlugs.map((product) => {
      const row = rows.get(galleryKey(product));
      const pictures = row && parseJson(galleryPictures, row.json);
      return { product, name: presentation[product].name, version: row?.version ?? 0, pictures: pictures ?? [] };
    }),
  };
});

/**
 * `POST /api/admin/galleries/save`: replaces the uploaded pictures of a product's gallery.
 * @throws HTTPException 400 for an unknown product and for a picture that isn't stored or is there twice, 409 when
 *   somebody saved it since
 */
export const saveGalleryCall = actionCall(saveGalleryRequest, async (call) => {
  const { version, pictures } = call.input;
  const product = productSlugs.find((slug) => slug === call.input.product);
  if (!product) throw httpError(400, serverMessages.invalid);
  const known = await knownPictures(call.db, [...new Set(pictures.map(({ id }) => id))]);
  if (known.size < pictures.length) throw httpError(400, pictureMessages.notInGallery);
  const detail = `${product}: ${pictures.map(({ alt }) => alt).join(", ") || "no pictures"}`;
  await saveText(call, { key: galleryKey(product), version, value: pictures }, "gallery changed", detail);
  return pictureMessages.gallerySaved;
});
