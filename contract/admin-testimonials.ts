import { z } from "zod";
import { testimonialBounds } from "./review-bounds.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";
import { testimonial, testimonialToSave } from "./testimonials.ts";

/** How often the list was saved; 0 for one that nobody saved. Whoever saves names the version that they had before them. */
const version = int.nonnegative();

export const testimonialsResponse = staffResponse({
  version,
  lastChange: z.object({ username: z.string(), at: z.string() }).nullable(),
  canUndo: z.boolean(),
  testimonials: rowsOf(testimonial),
  /** What home shows while none of these is shown: buyers' reviews, the samples, or nothing. */
  otherwise: z.enum(["reviews", "samples", "nothing"]),
  /** The products that one can be about. */
  products: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type TestimonialsResponse = z.infer<typeof testimonialsResponse>;

/** Writes a testimonial; without an id it is a new one, which is hidden until somebody shows it. */
export const saveTestimonialRequest = z.strictObject({
  version,
  id: z.uuid().nullable(),
  testimonial: testimonialToSave,
});

/** Arranges the list: every testimonial of it in its order, hidden or not. */
export const arrangeTestimonialsRequest = z.strictObject({
  version,
  testimonials: z.array(testimonial.pick({ id: true, hidden: true })).max(testimonialBounds.kept),
});

/** Deletes a testimonial. */
export const removeTestimonialRequest = z.strictObject({ version, id: z.uuid() });

/** Puts back the list as it was before the last change. */
export const undoTestimonialsRequest = z.strictObject({ version });
