import type { Root } from "hast";
import { z } from "zod";
import { linkAddress } from "./link-address.ts";
import { pictureAlt, pictureId } from "./pictures.ts";
import { lineOfText, lineOrNone, linesOfText } from "./plain-text.ts";
import type { PublishedPolicies } from "./policy-texts.ts";
import type { ProductReviews } from "./reviews.ts";
import { noShopSettings, type ShopSettings } from "./shop-settings.ts";
import type { PublicTestimonial } from "./testimonials.ts";

/**
 * Limits of what staff write: characters and counts. The database holds no more than this (docs/operations.md#bounds).
 */
export const textBounds = {
  announcement: 200,
  linkLabel: 40,
  linkAddress: 300,
  question: 200,
  answer: 2_000,
  questionsPerList: 40,
  articles: 200,
  articleTitle: 120,
  slug: 80,
  excerpt: 200,
  author: 60,
  tag: 30,
  tags: 6,
  articleBody: 20_000,
  galleryPictures: 12,
} as const;

const address = z
  .string()
  .trim()
  .max(textBounds.linkAddress)
  .refine((text) => !text.startsWith("#") && linkAddress(text) !== null);

/** The announcement above the header, shown from one moment until another, where they are given. */
export const announcement = z.strictObject({
  text: lineOfText(textBounds.announcement),
  link: z.strictObject({ href: address, label: lineOfText(textBounds.linkLabel) }).nullable(),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
});
export type Announcement = z.infer<typeof announcement>;

/**
 * The id of a list of questions that staff edit. Which lists there are follows from the products
 * (content/faq-lists.ts): the server knows them, so this asks for the shape of an id alone.
 */
export const faqListId = z
  .string()
  .max(textBounds.slug)
  .regex(/^[a-z0-9-]+$/);

/**
 * A built-in question, known by its words, or one that staff wrote, whose answer is Markdown; `replaces` names the
 * built-in one that it stands for.
 */
export const faqEntry = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("built-in"), question: z.string().max(500), hidden: z.boolean() }),
  z.strictObject({
    kind: z.literal("own"),
    id: z.uuid(),
    question: lineOfText(textBounds.question),
    answer: linesOfText(textBounds.answer),
    replaces: z.string().max(500).nullable(),
    hidden: z.boolean(),
  }),
]);
export type FaqEntry = z.infer<typeof faqEntry>;

/** A list as staff arranged it. Built-in questions that it doesn't name come after it. */
export const faqEntries = z.array(faqEntry).max(2 * textBounds.questionsPerList);

/** Uploaded pictures that follow the built-in ones of a product's gallery. */
export const galleryPictures = z
  .array(z.strictObject({ id: pictureId, alt: pictureAlt }))
  .max(textBounds.galleryPictures);
export type GalleryPictures = z.infer<typeof galleryPictures>;

/** The last part of an article's address. It has at least one letter, so that it is no number of a built-in article. */
export const articleSlug = z
  .string()
  .max(textBounds.slug)
  .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/);

/** An article that can be published, its body in Markdown. */
export const publishedArticle = z.strictObject({
  slug: articleSlug,
  title: lineOfText(textBounds.articleTitle),
  excerpt: lineOfText(textBounds.excerpt),
  author: lineOfText(textBounds.author),
  /** What the author does, shown behind the name; empty where nothing is said. */
  authorRole: lineOrNone(textBounds.author).default(""),
  tags: z.array(lineOfText(textBounds.tag)).min(1).max(textBounds.tags),
  illustrationType: z.string().regex(/^[a-z-]{1,40}$/),
  body: linesOfText(textBounds.articleBody),
  /** The number of the built-in article in whose place it stands. */
  replaces: z.number().int().positive().nullable().default(null),
});

/** A published article with its moments, its body read. */
export type PublishedArticle = z.infer<typeof publishedArticle> & {
  /** When it was first published: ISO 8601, UTC. */
  readonly publishedAt: string;
  /** When what is shown was published: ISO 8601, UTC. */
  readonly changedAt: string;
  /** Its body, as contract/staff-markdown.ts reads it. */
  readonly tree: Root;
};

/** What staff wrote, as pages show it now. */
export type SiteTexts = {
  /** Null while none holds. */
  readonly announcement: Announcement | null;
  /** The lists of questions that staff changed, by their ids: the same object until a list changes. */
  readonly faq: Readonly<Record<string, readonly FaqEntry[]>>;
  /** The published articles: the same array until one changes. */
  readonly articles: readonly PublishedArticle[];
  /** By the slugs of products. */
  readonly galleries: Readonly<Record<string, GalleryPictures>>;
  /** The testimonials that staff show: none while home shows the samples. */
  readonly testimonials: readonly PublicTestimonial[];
  /** The published reviews of buyers, by the slugs of products that have any: the same objects until one changes. */
  readonly reviews: Readonly<Record<string, ProductReviews>>;
  /** The policies whose texts staff published: the same object until one changes. */
  readonly policies: PublishedPolicies;
  /** What the owner entered about the shop. */
  readonly settings: ShopSettings;
};

/** The texts of a shop whose staff wrote none. */
export const noSiteTexts: SiteTexts = {
  announcement: null,
  faq: {},
  articles: [],
  galleries: {},
  testimonials: [],
  reviews: {},
  policies: {},
  settings: noShopSettings,
};
