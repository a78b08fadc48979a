import { z } from "zod";
import { pastDay } from "./past-day.ts";
import { pictureId } from "./pictures.ts";
import { lineOfText, lineOrNone, linesOfText } from "./plain-text.ts";
import { productSlug } from "./product-slug.ts";
import { testimonialBounds } from "./review-bounds.ts";

/** How many stars are given: 1 to 5. */
export const starCount = z.number().int().min(1).max(5);

/** What staff type of a testimonial: what a customer said, who that is, and when and how they agreed to be quoted. */
export const testimonialFields = z.strictObject({
  words: linesOfText(testimonialBounds.words),
  /** A name, or initials. */
  name: lineOfText(testimonialBounds.line),
  /** What they do; empty where nothing is said, as `place`. */
  occupation: lineOrNone(testimonialBounds.line),
  place: lineOrNone(testimonialBounds.line),
  stars: starCount,
  /** The day of it, such as 2026-11-27. Pages show its month. */
  date: z.iso.date(),
  /** An uploaded picture; initials are drawn where there is none. */
  picture: pictureId.nullable(),
  /** Null where it is about none in particular. */
  product: productSlug.nullable(),
  /** When and how they agreed. For staff alone. */
  consent: lineOfText(testimonialBounds.consent),
});
export type TestimonialFields = z.infer<typeof testimonialFields>;

/** The same as it is saved: its day isn't one to come. */
export const testimonialToSave = testimonialFields.extend({ date: pastDay });

/** A testimonial that staff entered, hidden or shown. */
export const testimonial = testimonialFields.extend({ id: z.uuid(), hidden: z.boolean() });
export type Testimonial = z.infer<typeof testimonial>;

/** All testimonials, in the order of staff. */
export const testimonials = z.array(testimonial).max(testimonialBounds.kept);

/** A testimonial as pages get it: nothing that is for staff alone. */
export type PublicTestimonial = Omit<Testimonial, "consent" | "hidden">;

/** Gives the testimonials that pages show, in their order, without what is for staff alone. */
export const publicTestimonials = (all: readonly Testimonial[]): readonly PublicTestimonial[] =>
  all
    .filter(({ hidden }) => !hidden)
    .slice(0, testimonialBounds.shown)
    .map(({ consent: _, hidden: __, ...shown }) => shown);
