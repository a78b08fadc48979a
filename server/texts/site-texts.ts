import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { faqLists } from "#content/faq-lists.ts";
import { type ProductSlug, productSlugs } from "#content/products.ts";
import type { ProductReviews } from "#contract/reviews.ts";
import { type SettingGroup, type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import {
  type Announcement,
  announcement,
  faqEntries,
  galleryPictures,
  noSiteTexts,
  type PublishedArticle,
  publishedArticle,
  type SiteTexts,
} from "#contract/site-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import { publicTestimonials, testimonials } from "#contract/testimonials.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { type OrderKind, readProductReviews } from "#server/db/queries/reviews.ts";
import { listStaffArticles, readSiteTexts, readTextsStamp } from "#server/db/queries/site-texts.ts";
import { oneAtATime } from "#server/lib/one-at-a-time.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { readPolicies } from "./read-policies.ts";

/** The key of the announcement in the table `site_texts`; the lists of questions have their own ids as keys. */
export const announcementKey = "announcement";
/** Gives the key of a product's gallery in the same table. */
export const galleryKey = (product: ProductSlug): string => `gallery ${product}`;

/** Gives the key of a group of settings in the same table. */
export const settingsKey = (group: SettingGroup): string => `settings ${group}`;

/** The key of the testimonials in the same table. */
export const testimonialsKey = "testimonials";

/** A text as it is saved where one can go a step back: what holds, and what held before. */
export type SavedWithBefore<Value> = { readonly value: Value | null; readonly before: Value | null };

/** Makes the schema of a saved text with a step back, from that of the text: what holds, and what held before. */
export const savedWithBefore = <Value>(value: z.ZodType<Value>): z.ZodType<SavedWithBefore<Value>> =>
  z.object({ value: value.nullable(), before: value.nullable() });

/** The texts that staff wrote, in memory: pages need no query, and work while the database is unavailable. */
export type SiteTextCache = {
  /** The texts as they are to be shown now. */
  current(): SiteTexts;
  /**
   * The last moment (milliseconds) at which an announcement began or ended by itself; 0 where none did. It is asked for
   * with each request for a page.
   */
  changedAt(): number;
  /** Reads the database again if a text changed, and gives whether one did. @throws when the database can't be read */
  refresh(): Promise<boolean>;
  /** Has `listener` called after each change. */
  onChange(listener: () => void): void;
};

/** How the texts are loaded. */
export type SiteTextOptions = {
  /** In milliseconds. */
  readonly now?: () => number;
  /** Of which orders reviews are shown: those of a live store, unless this says otherwise. */
  readonly reviewsOf?: OrderKind;
  /** A row doesn't fit, so the built-in text is shown instead. */
  readonly onBadRow?: (key: string) => void;
};

const momentsOf = ({ from, until }: Announcement): readonly number[] =>
  [from, until].flatMap((moment) => (moment ? [Date.parse(moment)] : []));

/** Whether an announcement is to be shown at a moment (milliseconds). */
const holdsAt = (shown: Announcement, now: number): boolean =>
  (shown.from === null || Date.parse(shown.from) <= now) && (shown.until === null || now < Date.parse(shown.until));

/** Loads the texts that staff wrote. @throws when the database can't be read */
export async function loadSiteTexts(
  { clock, db }: Pick<DatabaseClient, "clock" | "db">,
  { now = clock.now, onBadRow, reviewsOf = "live" }: SiteTextOptions = {},
): Promise<SiteTextCache> {
  const listeners: (() => void)[] = [];
  let texts = noSiteTexts;
  let stamp: string | null = null;

  async function readTexts(): Promise<Omit<SiteTexts, "articles" | "policies" | "reviews">> {
    const rows = new Map((await readSiteTexts(db)).map(({ key, json }) => [key, json]));
    const read = <T>(key: string, schema: z.core.$ZodType<T>): T | null => {
      const json = rows.get(key);
      if (json === undefined || json === "null") return null;
      const value = parseJson(schema, json);
      if (value === null) onBadRow?.(key);
      return value;
    };
    const faq = faqLists.flatMap(({ id }) => {
      const entries = read(id, faqEntries);
      return entries ? [[id, entries] as const] : [];
    });
    const galleries = productSlugs.flatMap((product) => {
      const pictures = read(galleryKey(product), galleryPictures);
      return pictures ? [[product, pictures] as const] : [];
    });
    const readGroup = <Settings>(group: SettingGroup, schema: z.ZodType<Settings>): Settings | null =>
      read(settingsKey(group), savedWithBefore(schema))?.value ?? null;
    const settings: ShopSettings = {
      seller: readGroup("seller", settingGroups.seller),
      place: readGroup("place", settingGroups.place),
      shipping: readGroup("shipping", settingGroups.shipping),
      emails: readGroup("emails", settingGroups.emails),
      policies: readGroup("policies", settingGroups.policies),
      payments: readGroup("payments", settingGroups.payments),
      samples: readGroup("samples", settingGroups.samples),
      authors: readGroup("authors", settingGroups.authors),
      videos: readGroup("videos", settingGroups.videos),
      facts: readGroup("facts", settingGroups.facts),
      certificates: readGroup("certificates", settingGroups.certificates),
      storeNumbers: readGroup("storeNumbers", settingGroups.storeNumbers),
    };
    return {
      announcement: read(announcementKey, announcement),
      faq: Object.fromEntries(faq),
      galleries: Object.fromEntries(galleries),
      testimonials: publicTestimonials(read(testimonialsKey, savedWithBefore(testimonials))?.value ?? []),
      settings,
    };
  }

  /** Each version is parsed once, with a pause after it. */
  async function readArticles(): Promise<readonly PublishedArticle[]> {
    const articles: PublishedArticle[] = [];
    for (const { slug, published, published_at, changed_at } of await listStaffArticles(db)) {
      if (slug === null || published === null || published_at === null) continue;
      const moments = { slug, publishedAt: published_at, changedAt: changed_at ?? published_at };
      const article = parseJson(publishedArticle, published);
      if (!article) {
        onBadRow?.(`article ${slug}`);
        continue;
      }
      const before = texts.articles.find((article) => article.slug === slug);
      const known = before?.body === article.body ? before.tree : null;
      const after = { ...article, ...moments, tree: known ?? readMarkdown(article.body, "article").tree };
      articles.push(before && isDeepStrictEqual(before, after) ? before : after);
      if (!known) await setImmediate();
    }
    return articles;
  }

  async function readReviews(): Promise<SiteTexts["reviews"]> {
    const found: [string, ProductReviews][] = [];
    for (const product of productSlugs) {
      const reviews = await readProductReviews(db, reviewsOf, product);
      const before = texts.reviews[product];
      if (reviews) found.push([product, isDeepStrictEqual(before, reviews) && before ? before : reviews]);
    }
    return Object.fromEntries(found);
  }

  const refresh = oneAtATime(async (): Promise<boolean> => {
    const found = await readTextsStamp(db);
    if (found === stamp) return false;
    const read = await readTexts();
    const articles = await readArticles();
    const policies = await readPolicies(db, texts.policies, onBadRow);
    const reviews = await readReviews();
    texts = {
      ...read,
      policies,
      reviews,
      faq: isDeepStrictEqual(texts.faq, read.faq) ? texts.faq : read.faq,
      articles: isDeepStrictEqual(texts.articles, articles) ? texts.articles : articles,
    };
    stamp = found;
    for (const listener of listeners) listener();
    return true;
  });

  await refresh();
  return {
    current() {
      const { announcement: shown } = texts;
      return shown && !holdsAt(shown, now()) ? { ...texts, announcement: null } : texts;
    },
    changedAt: () =>
      texts.announcement ? Math.max(0, ...momentsOf(texts.announcement).filter((moment) => moment <= now())) : 0,
    refresh,
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
