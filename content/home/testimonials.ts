import { facts } from "#content/catalog/facts.ts";
import type { SiteTexts } from "#contract/site-texts.ts";

/**
 * True while the entries are invented: the page says so, no rating markup is made, and `npm run preflight` lists them.
 */
export const testimonialsAreSamples = true;

/** Whether home has a part for testimonials: not where there are none and the owner wants no samples. */
export const showsTestimonials = ({
  testimonials: entered,
  reviews,
  settings,
}: Pick<SiteTexts, "testimonials" | "reviews" | "settings">): boolean =>
  entered.length > 0 || Object.keys(reviews).length > 0 || settings.samples?.testimonials !== "none";

/** SAMPLES, all of them (docs/behavior/home.md#testimonials). A place in the list is also the number of a portrait. */
const written = [
  {
    product: "incard-finder",
    content:
      "I leave my wallet in rental cars. Twice now the map showed it still in the parking garage, and I was only halfway to the terminal. The wallet feels no thicker.",
    author: "Maya R.",
    profession: "Field service engineer",
    location: "Denver, CO",
    rating: 5,
    date: "June 2025",
  },
  {
    product: "tagigo",
    content: `Pink for my daughter, blue for my son, and no more arguing about whose keys those are. It's loud. I took off one star because I'd like it to be waterproof.`,
    author: "Daniel K.",
    profession: "High school teacher",
    location: "Madison, WI",
    rating: 4,
    date: "September 2025",
  },
  {
    product: "carbon-finder",
    content: `It charges on the pad I already had on my desk, and I like not throwing a card away when the battery dies. You do have to put it back in the wallet afterward. Ask me how I know.`,
    author: "Priya S.",
    profession: "Architect",
    location: "Portland, OR",
    rating: 4,
    date: "November 2025",
  },
  {
    product: "incard-finder",
    content: `Pairing with my Android phone took three tries until I read that the card has to be within ${facts.pairing.distanceCm} cm. Since then it just works. Where few people pass by, the map is hours behind.`,
    author: "Tom B.",
    profession: "Park ranger",
    location: "Bozeman, MT",
    rating: 3,
    date: "July 2025",
  },
  {
    product: "tagigo",
    content:
      "We bought the 4-Pack of Tagigo G for the two vans, the toolbox and the spare keys. I can buy the battery anywhere, and I can change it without sending anything back.",
    author: "Elena V.",
    profession: "Electrical contractor",
    location: "San Antonio, TX",
    rating: 5,
    date: "October 2025",
  },
  {
    product: "incard-finder",
    content:
      "I am 71, and my grandson set it up in a few minutes. When I can't find my purse I ask my phone, and the purse answers. I only wish the ring were a nicer tune.",
    author: "Ruth A.",
    profession: "Retired librarian",
    location: "Savannah, GA",
    rating: 4,
    date: "August 2025",
  },
] as const;

export const testimonials = written.map((one, index) => ({ ...one, id: index + 1, avatarSvg: `avatar-${index + 1}` }));

export type Testimonial = (typeof testimonials)[number];
