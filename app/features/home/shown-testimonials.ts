import { timeText } from "#content/format.ts";
import { showsTestimonials } from "#content/home/testimonials.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { type UploadedPicture, uploadedPicture } from "#contract/pictures.ts";
import { testimonialBounds } from "#contract/review-bounds.ts";
import type { PublicReview } from "#contract/reviews.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import type { PublicTestimonial } from "#contract/testimonials.ts";

/** Who speaks, as a card shows them: a drawing of the home page, an uploaded picture, or initials. */
type Portrait =
  | { readonly kind: "drawing"; readonly drawing: string }
  | { readonly kind: "picture"; readonly picture: UploadedPicture }
  | { readonly kind: "initials"; readonly letters: string };

/** A testimonial as home shows it, all of it in words. */
export type TestimonialCard = {
  readonly id: string;
  readonly words: string;
  readonly name: string;
  /** What they do and where; an empty text where neither is said. */
  readonly about: string;
  readonly when: string;
  readonly stars: number;
  /** The product's name; null where it is about none in particular. */
  readonly product: string | null;
  readonly portrait: Portrait;
};

/** Gives the first letters of the first and the last word of a name, as capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap((word) =>
    word === undefined ? [] : [[...word][0] ?? ""],
  );
  return letters.join("").toUpperCase() || [...name.trim()].slice(0, 1).join("");
}

function nameOf(product: string | null): string | null {
  const slug = productSlugs.find((known) => known === product);
  return slug ? presentation[slug].name : null;
}

const cardOf = (one: PublicTestimonial): TestimonialCard => ({
  id: one.id,
  words: one.words,
  name: one.name,
  about: [one.occupation, one.place].filter(Boolean).join(", "),
  when: timeText(one.date, "longMonth"),
  stars: one.stars,
  product: nameOf(one.product),
  portrait:
    one.picture === null
      ? { kind: "initials", letters: initialsOf(one.name) }
      : { kind: "picture", picture: uploadedPicture(one.picture, "") },
});

const cardOfReview = (one: PublicReview, product: string): TestimonialCard => ({
  id: `review ${one.id}`,
  words: one.words,
  name: one.name,
  about: one.about,
  when: timeText(one.date, "longMonth"),
  stars: one.stars,
  product: nameOf(product),
  portrait: { kind: "initials", letters: initialsOf(one.name) },
});

/** The newest published reviews of all products, whatever stars they give. */
function newestReviews(reviews: SiteTexts["reviews"]): readonly TestimonialCard[] {
  const all = Object.entries(reviews).flatMap(([product, { newest }]) => newest.map((one) => ({ one, product })));
  return all.toSorted((a, b) => b.one.id - a.one.id).map(({ one, product }) => cardOfReview(one, product));
}

/**
 * Gives the testimonials that home shows in the place of the built-in ones: those of staff, then the newest reviews of
 * buyers, six at most. While there is none of either, null for the built-in ones, or an empty list where the owner wants none.
 */
export function shownTestimonials(
  texts: Pick<SiteTexts, "testimonials" | "reviews" | "settings">,
): readonly TestimonialCard[] | null {
  const { testimonials, reviews } = texts;
  const cards = [...testimonials.map(cardOf), ...newestReviews(reviews)].slice(0, testimonialBounds.shown);
  return cards.length === 0 && showsTestimonials(texts) ? null : cards;
}
