import { testimonials } from "#content/home/testimonials.ts";
import { presentation } from "#content/products.ts";
import type { TestimonialCard } from "./shown-testimonials.ts";

/**
 * The built-in testimonials. They are in the page's script, not in the data of its document, which has them as HTML
 * already.
 */
export const sampleTestimonials: readonly TestimonialCard[] = testimonials.map((one) => ({
  id: String(one.id),
  words: one.content,
  name: one.author,
  about: `${one.profession}, ${one.location}`,
  when: one.date,
  stars: one.rating,
  product: presentation[one.product].name,
  portrait: { kind: "drawing", drawing: one.avatarSvg },
}));
