import { type ProductSlug, productSlugs } from "#content/products.ts";
import { noVideo } from "#contract/shop-settings.ts";
import type { ManualVideo } from "./product-record.ts";
import { productRecords } from "./records.ts";

/** A video that a manual has a place for, with its key among the owner's settings. */
export type PlacedVideo = ManualVideo & { readonly key: string };

const videosOf = (slug: ProductSlug): readonly PlacedVideo[] =>
  (productRecords[slug].layout?.videos ?? []).map((video) => ({ ...video, key: `${slug}/${video.section}` }));

/** The videos of all manuals, in the order of the products. For the server: the records are large. */
export const manualVideos: readonly PlacedVideo[] = productSlugs.flatMap(videosOf);

/**
 * Gives the videos of a product's manual with the ids that the owner entered. One without an id has its steps in its place.
 * @param entered ids by the videos' keys; null where nobody entered any
 */
export const videosWithIds = (
  slug: ProductSlug,
  entered: Readonly<Record<string, string>> | null,
): readonly ManualVideo[] =>
  videosOf(slug).map(({ key, title, section, videoId }) => {
    const id = entered?.[key];
    return { title, section, videoId: id && id !== noVideo ? id : videoId };
  });

/** Gives the videos of which nobody has said yet where they are, or that there are none. */
export const missingVideos = (entered: Readonly<Record<string, string>> | null): readonly PlacedVideo[] =>
  manualVideos.filter(({ key, videoId }) => videoId === null && !entered?.[key]);
