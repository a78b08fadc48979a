import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { shownTestimonials } from "#app/features/home/shown-testimonials.ts";
import { testimonialMessages as messages } from "#content/admin-testimonials.ts";
import { setupResponse } from "#contract/admin-setup.ts";
import { type TestimonialsResponse, testimonialsResponse } from "#contract/admin-testimonials.ts";
import { testimonialBounds } from "#contract/review-bounds.ts";
import type { TestimonialFields } from "#contract/testimonials.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { storePicture } from "#server/db/queries/pictures.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const maya: TestimonialFields = {
  words: "The wallet was in the rental car.\nThe map said so.",
  name: "Maya R.",
  occupation: "Field service engineer",
  place: "Denver, CO",
  stars: 4,
  date: "2026-10-03",
  picture: null,
  product: "tagigo",
  consent: "by e-mail, November 20, 2026",
};

describe.each(engines)("testimonials on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: Record<string, string>;
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  const read = async (): Promise<TestimonialsResponse> =>
    testimonialsResponse.parse(await (await shop.ask("/api/admin/testimonials", { headers: auth })).json());
  const post = (path: string, body: unknown) => shop.post(`/api/admin/testimonials/${path}`, body, auth);
  const shown = () => shop.context.texts.current().testimonials;
  /** Saves with the version that the list has now. */
  const save = async (testimonial: unknown, id: string | null = null) =>
    post("save", { version: (await read()).version, id, testimonial });
  const arrange = async (
    change: (all: TestimonialsResponse["testimonials"]) => TestimonialsResponse["testimonials"],
  ) => {
    const { version, testimonials } = await read();
    const wanted = change(testimonials).map(({ id, hidden }) => ({ id, hidden }));
    return post("arrange", { version, testimonials: wanted });
  };
  const voices = async () => {
    const setup = setupResponse.parse(await (await shop.ask("/api/admin/setup", { headers: auth })).json());
    return setup.steps.find(({ id }) => id === "voices")?.findings.map(({ id }) => id);
  };

  test("a new one is hidden; once it is shown, home shows it in the place of the samples, without the consent", async () => {
    expect(await read()).toMatchObject({ version: 0, canUndo: false, testimonials: [], otherwise: "samples" });
    const noSamples = { group: "samples", version: 0, value: { testimonials: "none" } };
    expect((await shop.post("/api/admin/setup/save", noSamples, auth)).status).toBe(200);
    expect(shownTestimonials(shop.context.texts.current())).toEqual([]);
    expect((await read()).otherwise).toBe("nothing");
    expect((await shop.post("/api/admin/setup/undo", { group: "samples", version: 1 }, auth)).status).toBe(200);
    expect(shownTestimonials(shop.context.texts.current())).toBeNull();
    expect(await voices()).toContain("sample-testimonials");
    expect(await (await save(maya)).json()).toEqual({ success: true, message: messages.added });
    expect((await read()).testimonials).toMatchObject([{ ...maya, hidden: true }]);
    expect(shown()).toEqual([]);
    expect((await arrange((all) => all.map((one) => ({ ...one, hidden: false })))).status).toBe(200);
    expect(shown()).toMatchObject([{ name: "Maya R.", words: maya.words, stars: 4 }]);
    expect(JSON.stringify(shown())).not.toContain("by e-mail");
    expect(shownTestimonials(shop.context.texts.current())).toMatchObject([
      {
        about: "Field service engineer, Denver, CO",
        when: "October 2026",
        product: "Tagigo",
        portrait: { letters: "MR" },
      },
    ]);
    expect(await voices()).not.toContain("sample-testimonials");
    const { rows } = await listAuditLog(shop.context.database.db, { limit: 2, offset: 0 });
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ["testimonials changed", "showed “Maya R.”"],
      ["testimonials changed", "added “Maya R.”"],
    ]);
  });

  test("is changed, ordered, deleted, and the list from before is put back", async () => {
    await save({ ...maya, name: "Tom B." });
    const [first] = (await read()).testimonials;
    expect((await save({ ...maya, words: "Better words." }, first?.id)).status).toBe(200);
    await arrange((all) => all.map((one) => ({ ...one, hidden: false })).toReversed());
    expect(shown().map(({ name, words }) => [name, words])).toEqual([
      ["Tom B.", maya.words],
      ["Maya R.", "Better words."],
    ]);
    const { version, testimonials } = await read();
    expect((await post("remove", { version, id: testimonials[0]?.id })).status).toBe(200);
    expect(shown().map(({ name }) => name)).toEqual(["Maya R."]);
    expect((await post("undo", { version: version + 1 })).status).toBe(200);
    expect(shown().map(({ name }) => name)).toEqual(["Tom B.", "Maya R."]);
    expect((await post("undo", { version: version + 2 })).status).toBe(200);
    expect(shown().map(({ name }) => name)).toEqual(["Maya R."]);
  });

  test("who saves after somebody else hears of it, and so does who names what isn't there", async () => {
    expect((await post("save", { version: 0, id: null, testimonial: maya })).status).toBe(409);
    expect((await post("undo", { version: 0 })).status).toBe(409);
    const { version } = await read();
    expect((await post("remove", { version, id: randomUUID() })).status).toBe(404);
    expect((await save(maya, randomUUID())).status).toBe(404);
    expect((await arrange((all) => [...all, ...all])).status).toBe(400);
    expect((await arrange(() => [])).status).toBe(400);
    expect(await (await save({ ...maya, product: "nothing" })).json()).toMatchObject({ message: messages.noProduct });
    const picture = `${"0".repeat(24)}-800x800`;
    expect(await (await save({ ...maya, picture })).json()).toMatchObject({ message: messages.noPicture });
    expect((await read()).version).toBe(version);
  });

  test("without consent, a name, words, or one to five stars nothing is saved", async () => {
    const wrong: Record<string, unknown>[] = [
      { consent: " " },
      { name: "" },
      { words: "\u200b" },
      { words: "x".repeat(testimonialBounds.words + 1) },
      { stars: 0 },
      { stars: 6 },
      { stars: 4.5 },
      { date: "2026-13-01" },
      { place: "a\nb" },
    ];
    for (const field of wrong) {
      const answer = await save({ ...maya, ...field });
      expect(answer.status).toBe(400);
      expect(Object.keys((await answer.json()).fields)).toEqual([`testimonial.${Object.keys(field)[0]}`]);
    }
  });

  test("a picture that one shows, or showed before the last change, isn't deleted", async () => {
    const id = `${"1".repeat(24)}-800x800`;
    const row = { id, alt: "Maya", bytes: 1, created_at: new Date().toISOString(), username: "boss" };
    await storePicture(shop.context.database, row, [], 1_000);
    const { testimonials } = await read();
    const own = testimonials.find(({ name }) => name === "Maya R.")?.id;
    const remove = () => shop.post("/api/admin/pictures/remove", { id }, auth);
    expect((await save({ ...maya, picture: id }, own)).status).toBe(200);
    expect(shownTestimonials(shop.context.texts.current())?.[0]?.portrait).toEqual({
      kind: "picture",
      picture: expect.objectContaining({ name: id }),
    });
    expect((await remove()).status).toBe(400);
    await save(maya, own);
    expect((await remove()).status).toBe(400);
    await save(maya, own);
    expect((await remove()).status).toBe(200);
  });

  test("home shows six, and the list holds no more than its bound", async () => {
    const { testimonials } = await read();
    for (let count = testimonials.length; count < testimonialBounds.kept; count += 1) {
      expect((await save({ ...maya, name: `Number ${count}` })).status).toBe(200);
    }
    expect(await (await save(maya)).json()).toMatchObject({ message: messages.tooMany });
    await arrange((all) => all.map((one) => ({ ...one, hidden: false })));
    expect(shown()).toHaveLength(testimonialBounds.shown);
  });
});
