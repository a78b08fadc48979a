import { randomUUID } from "node:crypto";
import { testimonialMessages as messages } from "#content/admin-testimonials.ts";
import { showsTestimonials } from "#content/home/testimonials.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { serverMessages } from "#content/server-messages.ts";
import {
  arrangeTestimonialsRequest,
  removeTestimonialRequest,
  saveTestimonialRequest,
  type TestimonialsResponse,
  testimonialsResponse,
  undoTestimonialsRequest,
} from "#contract/admin-testimonials.ts";
import { testimonialBounds } from "#contract/review-bounds.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import { type Testimonial, type TestimonialFields, testimonials } from "#contract/testimonials.ts";
import type { Database } from "#server/db/database.ts";
import { knownPictures } from "#server/db/queries/pictures.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { testimonialsKey } from "#server/texts/site-texts.ts";
import { savedList } from "./saved-list.ts";
import { actionCall, noQuery, queryCall } from "./staff-call.ts";

const list = savedList<Testimonial>({
  key: testimonialsKey,
  items: testimonials,
  action: "testimonials changed",
  nothingBefore: messages.nothingBefore,
});

/** What home shows while no testimonial of staff is shown. */
function otherwiseShown(texts: SiteTexts): TestimonialsResponse["otherwise"] {
  if (Object.keys(texts.reviews).length > 0) return "reviews";
  return showsTestimonials({ ...texts, testimonials: [] }) ? "samples" : "nothing";
}

/** `GET /api/admin/testimonials`: every testimonial that staff entered, in its order, hidden ones included. */
export const testimonialsCall = queryCall(noQuery, testimonialsResponse, async ({ context, db }) => {
  const { items, ...saved } = await list.read(db);
  return {
    ...saved,
    testimonials: [...items],
    otherwise: otherwiseShown(context.texts.current()),
    products: productSlugs.map((slug) => ({ slug, name: presentation[slug].name })),
  };
});

/** @throws HTTPException 400 for a product or a picture that there isn't */
async function checkNamed(db: Database, { product, picture }: TestimonialFields): Promise<void> {
  if (product !== null && !productSlugs.some((slug) => slug === product)) throw httpError(400, messages.noProduct);
  if (picture !== null && (await knownPictures(db, [picture])).size === 0) throw httpError(400, messages.noPicture);
}

/**
 * `POST /api/admin/testimonials/save`: writes a testimonial. A new one comes last and is hidden.
 * @throws HTTPException 400 for a product or picture that there isn't and for a full list, 404 for an unknown id, 409
 *   when somebody saved the list since
 */
export const saveTestimonialCall = actionCall(saveTestimonialRequest, async (call) => {
  const { id, testimonial: typed } = call.input;
  await checkNamed(call.db, typed);
  await list.change(call, (all) => {
    if (id === null) {
      if (all.length >= testimonialBounds.kept) throw httpError(400, messages.tooMany);
      return { all: [...all, { ...typed, id: randomUUID(), hidden: true }], what: `added “${typed.name}”` };
    }
    const known = orNotFound(all.find((one) => one.id === id));
    return { all: all.with(all.indexOf(known), { ...known, ...typed }), what: `changed “${typed.name}”` };
  });
  return id === null ? messages.added : messages.saved;
});

/**
 * `POST /api/admin/testimonials/arrange`: orders, hides and shows testimonials.
 * @throws HTTPException 400 unless each of them is named once, 409 when somebody saved the list since
 */
export const arrangeTestimonialsCall = actionCall(arrangeTestimonialsRequest, async (call) => {
  await list.change(call, (all) => {
    const wanted = call.input.testimonials;
    const byId = new Map(all.map((one) => [one.id, one]));
    const arranged = wanted.flatMap(({ id, hidden }) => {
      const one = byId.get(id);
      return one ? [{ ...one, hidden }] : [];
    });
    const namesEachOnce = wanted.length === all.length && new Set(arranged.map(({ id }) => id)).size === all.length;
    if (!namesEachOnce) throw httpError(400, serverMessages.invalid);
    const turned = arranged.filter(({ id, hidden }) => byId.get(id)?.hidden !== hidden);
    const what = turned.map(({ name, hidden }) => `${hidden ? "hid" : "showed"} “${name}”`).join(", ");
    return { all: arranged, what: what || "order changed" };
  });
  return messages.arranged;
});

/**
 * `POST /api/admin/testimonials/remove`: deletes a testimonial.
 * @throws HTTPException 404 where there is none, 409 when somebody saved the list since
 */
export const removeTestimonialCall = actionCall(removeTestimonialRequest, async (call) => {
  await list.change(call, (all) => {
    const gone = orNotFound(all.find(({ id }) => id === call.input.id));
    return { all: all.filter((one) => one !== gone), what: `deleted “${gone.name}”` };
  });
  return messages.removed;
});

/**
 * `POST /api/admin/testimonials/undo`: puts the list back as it was before the last change; once more, and that change
 * is back.
 * @throws HTTPException 409 where nothing was saved, or somebody else saved since
 */
export const undoTestimonialsCall = actionCall(undoTestimonialsRequest, async (call) => {
  await list.undo(call);
  return messages.undone;
});
