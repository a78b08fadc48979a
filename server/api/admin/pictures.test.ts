import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { pictureMessages } from "#content/admin-pictures.ts";
import { galleriesResponse, picturesResponse, uploadResponse } from "#contract/admin-pictures.ts";
import { errorResponse } from "#contract/error-response.ts";
import { pictureBounds, pictureSrc, uploadedAddress, uploadedPicture } from "#contract/pictures.ts";
import { backup, restore } from "#server/db/backup.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { storedPictureBytes, storePicture } from "#server/db/queries/pictures.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { pictureFile } from "#tests/picture-files.ts";
import { campaignRow } from "#tests/rows.ts";
import { folderOfRun } from "#tests/scratch-folder.ts";
import { sharedTestShop } from "#tests/shop.ts";

const alt = "A tracker on a key ring";

describe.each(engines)("pictures on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: Record<string, string>;
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  const upload = (file: Buffer, words = alt): Promise<Response> =>
    shop.ask(`/api/admin/pictures?${new URLSearchParams({ alt: words })}`, {
      method: "POST",
      headers: auth,
      body: Uint8Array.from(file),
    });
  const uploaded = async (file: Buffer) => uploadResponse.parse(await (await upload(file)).json()).picture;
  const remove = (id: string) => shop.post("/api/admin/pictures/remove", { id }, auth);
  const list = async () =>
    picturesResponse.parse(await (await shop.ask("/api/admin/pictures", { headers: auth })).json());

  test("is listed with who uploaded it, and its files never change at their addresses", async () => {
    const picture = await uploaded(await pictureFile("jpeg", { width: 900, height: 600 }));
    expect(picture).toMatchObject({ alt, username: "boss" });
    const { data, matchCount, storedBytes } = await list();
    expect([data, matchCount, storedBytes]).toEqual([[picture], 1, picture.bytes]);
    const { widths, width, height } = uploadedPicture(picture.id, alt);
    expect([widths, width, height]).toEqual([[400, 800], 800, 533]);
    let bytes = 0;
    for (const wide of widths) {
      for (const format of ["avif", "webp"] as const) {
        const answer = await shop.ask(uploadedAddress(picture.id, wide, format));
        const file = Buffer.from(await answer.arrayBuffer());
        expect(answer.status).toBe(200);
        expect((await sharp(file).metadata()).width).toBe(wide);
        const { headers } = answer;
        expect(headers.get("content-type")).toBe(`image/${format}`);
        expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("content-security-policy")).toContain("default-src 'none'");
        const again = { headers: { "If-None-Match": headers.get("etag") ?? "" } };
        expect((await shop.ask(uploadedAddress(picture.id, wide, format), again)).status).toBe(304);
        bytes += file.length;
      }
    }
    expect(bytes).toBe(picture.bytes);
    const { rows } = await listAuditLog(shop.context.database.db, { limit: 1, offset: 0 });
    expect(rows[0]).toMatchObject({ action: "picture uploaded", username: "boss", detail: `${picture.id}: ${alt}` });
    expect((await remove(picture.id)).status).toBe(200);
  });

  test("the same picture twice is one, with the words that it has, which the answer says; also in a full store", async () => {
    const file = await pictureFile("png");
    const first = await uploaded(file);
    const bytes = pictureBounds.stored - (await list()).storedBytes;
    const full = { id: `${"2".repeat(24)}-400x400`, alt, bytes, created_at: first.createdAt, username: "boss" };
    await storePicture(shop.context.database, full, [], pictureBounds.stored);
    const again = uploadResponse.parse(await (await upload(file, "Something else")).json());
    expect(again).toEqual({ success: true, message: pictureMessages.known, picture: first });
    expect((await remove(full.id)).status).toBe(200);
    expect((await list()).data).toEqual([first]);
  });

  test("an article shows one that is stored, and keeps it from being deleted", async () => {
    const { id } = await uploaded(await pictureFile("webp"));
    const draft = {
      ...{ title: "Keys", slug: "keys", excerpt: "E", author: "Nia Okafor", authorRole: "Packs parcels" },
      ...{ tags: ["Tips"], illustrationType: "travel-items" },
    };
    const save = async (body: string) => {
      const answer = await shop.post("/api/admin/articles/save", { article: null, draft: { ...draft, body } }, auth);
      const article: unknown = await answer.json();
      return shop.post(
        "/api/admin/articles/publish",
        article && typeof article === "object" ? pick(article) : {},
        auth,
      );
    };
    const pick = (value: object) => ({ id: Reflect.get(value, "id"), version: Reflect.get(value, "version") });
    const strange = pictureSrc(`${"0".repeat(24)}-400x320`);
    for (const body of [
      `![a](${strange})`,
      `![](${pictureSrc(id)})`,
      "![a](https://evil.example/a.png)",
      "![a](/images/a.webp)",
    ]) {
      const answer = await save(body);
      expect(errorResponse.parse(await answer.json()).message).toBe(pictureMessages.notUploaded);
    }
    expect((await save(`Words.\n\n![A *ring* of keys](${pictureSrc(id)})`)).status).toBe(200);
    const [article] = shop.context.texts.current().articles;
    expect(article).toMatchObject({ author: "Nia Okafor", authorRole: "Packs parcels" });
    expect(JSON.stringify(article?.tree)).toContain(`"src":"${pictureSrc(id)}","alt":"A ring of keys"`);
    const refused = await remove(id);
    expect([refused.status, errorResponse.parse(await refused.json()).message]).toEqual([
      400,
      pictureMessages.inUse(pictureMessages.article("Keys")),
    ]);
    expect((await shop.ask(pictureSrc(id))).status).toBe(200);
  });

  test("a product's gallery shows it in the order that staff give, and keeps it from being deleted", async () => {
    const [first, second] = [
      await uploaded(await pictureFile("png", { width: 600, height: 400 })),
      await uploaded(await pictureFile("png", { width: 500, height: 500 })),
    ];
    const save = (body: object) =>
      shop.post("/api/admin/galleries/save", { product: "tagigo", version: 0, ...body }, auth);
    const refusal = async (body: object) => {
      const answer = await save(body);
      return [answer.status, errorResponse.parse(await answer.json()).message];
    };
    const listed = [first, second].map(({ id }) => ({ id, alt }));
    const strange = { id: `${"0".repeat(24)}-400x320`, alt };
    for (const pictures of [[strange], [listed[0], listed[0]]]) {
      expect(await refusal({ pictures })).toEqual([400, pictureMessages.notInGallery]);
    }
    expect((await save({ pictures: listed })).status).toBe(200);
    expect(shop.context.texts.current().galleries).toEqual({ tagigo: listed });
    expect((await refusal({ pictures: [] }))[0]).toBe(409);
    expect((await save({ version: 1, pictures: listed.toReversed() })).status).toBe(200);
    const answer = await shop.ask("/api/admin/galleries", { headers: auth });
    expect(galleriesResponse.parse(await answer.json()).galleries).toContainEqual({
      product: "tagigo",
      name: "Tagigo",
      version: 2,
      pictures: listed.toReversed(),
    });
    const inUse = await remove(first.id);
    expect(errorResponse.parse(await inUse.json()).message).toBe(
      pictureMessages.inUse(pictureMessages.gallery("tagigo")),
    );
    expect((await save({ version: 2, pictures: [] })).status).toBe(200);
    expect((await remove(first.id)).status).toBe(200);
  });

  test("a campaign keeps one from being deleted while it goes out", async () => {
    const { db } = shop.context.database;
    const { id } = await uploaded(await pictureFile("jpeg", { width: 420, height: 400 }));
    const row = campaignRow({ subject: "Spring", text: `![Keys](${pictureSrc(id)})` });
    const campaign = await db.insertInto("campaigns").values(row).returning("id").executeTakeFirstOrThrow();
    const at = row.at;
    const mail = {
      kind: "newsletter" as const,
      priority: 1,
      campaign_id: campaign.id,
      recipient: "a@x.com",
      subject: "s",
      text: "t",
    };
    const times = { created_at: at, next_attempt_at: "2099-01-01T00:00:00.000Z" };
    const refusal = [400, pictureMessages.goingOut("Spring")];
    const answered = async () => {
      const answer = await remove(id);
      return [answer.status, errorResponse.parse(await answer.json()).message];
    };
    expect(await answered()).toEqual(refusal);
    await db
      .insertInto("outbox")
      .values({ ...mail, ...times, headers: "{}", message_id_header: "<p@x>", attempts: 0 })
      .execute();
    await db.updateTable("campaigns").set({ queued_at: at }).where("id", "=", campaign.id).execute();
    expect(await answered()).toEqual(refusal);
    await db.updateTable("outbox").set({ sent_at: at }).where("campaign_id", "=", campaign.id).execute();
    expect((await remove(id)).status).toBe(200);
  });

  test.each(["/media/x/400.webp", `/media/${"0".repeat(24)}-400x320/400.webp`, "/media/..%2f..%2fetc/400.webp"])(
    "%s isn't there",
    async (path) => {
      expect((await shop.ask(path)).status).toBe(404);
    },
  );

  test("more files asked for at once than stay in memory are answered all the same", async () => {
    const id = `${"2".repeat(24)}-400x400`;
    const row = { id, alt, bytes: 12_000_000, created_at: new Date().toISOString(), username: "boss" };
    const paths = Array.from({ length: 30 }, (_, n) => uploadedAddress(id, 400 + n, "webp"));
    const files = paths.map((path) => ({ path, bytes: new Uint8Array(400_000) }));
    expect(await storePicture(shop.context.database, row, files, pictureBounds.stored)).toEqual(row);
    const statuses = paths.map(async (path) => (await shop.ask(path)).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    expect((await remove(id)).status).toBe(200);
  });

  test("a backup holds it, and puts it back", async () => {
    const picture = await uploaded(await pictureFile("jpeg", { width: 600, height: 400 }));
    const address = pictureSrc(picture.id);
    const before = Buffer.from(await (await shop.ask(address)).arrayBuffer());
    const file = join(folderOfRun(), "backup.gz");
    await backup(shop.context.database, file);
    const other = await openTestDatabase(engine);
    await restore(other, file);
    const row = await other.db
      .selectFrom("picture_files")
      .select("data")
      .where("path", "=", address)
      .executeTakeFirst();
    expect(Buffer.from(row?.data ?? "", "base64").equals(before)).toBe(true);
  });

  test("when all room is used, the next one is refused in words", async () => {
    const { database } = shop.context;
    const row = { alt, created_at: new Date().toISOString(), username: "boss" };
    const room = pictureBounds.stored - (await storedPictureBytes(database.db));
    const id = `${"1".repeat(24)}-400x400`;
    const large = { ...row, id, bytes: room };
    expect(await storePicture(database, large, [], pictureBounds.stored)).toEqual(large);
    const answer = await upload(await pictureFile("jpeg", { width: 410, height: 400 }));
    expect(errorResponse.parse(await answer.json()).message).toBe(pictureMessages.full);
    expect((await remove(id)).status).toBe(200);
  });
});
