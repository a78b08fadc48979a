import type { z } from "zod";
import {
  type Announcement,
  announcement,
  faqEntries,
  faqListIds,
  noSiteTexts,
  type PublishedArticle,
  publishedArticle,
  type SiteTexts,
} from "#contract/site-texts.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { parseStored } from "#server/db/parse-stored.ts";
import { listStaffArticles } from "#server/db/queries/articles.ts";
import { readSiteTexts, readTextsStamp } from "#server/db/queries/site-texts.ts";
import { oneAtATime } from "#server/one-at-a-time.ts";

/** The key of the announcement in the table site_texts; the lists of questions have their own ids as keys. */
export const announcementKey = "announcement";

/** The texts that staff wrote, cached in memory: pages need no query, and work while the database is unavailable. */
export type SiteTextCache = {
  /** The texts as they are to be shown now. */
  current(): SiteTexts;
  /** The last moment (milliseconds) at which an announcement began or ended by itself; 0 where none did. */
  changedAt(): number;
  /** Reads the database again if a text changed; returns whether one did. @throws when the database can't be read */
  refresh(): Promise<boolean>;
  /** Calls `listener` after each change. */
  onChange(listener: () => void): void;
};

export type SiteTextOptions = {
  /** The time in milliseconds. */
  readonly now?: () => number;
  /** Hears that a row of the database holds no such text, so that what is built in is shown instead. */
  readonly onBadRow?: (key: string) => void;
};

/** The moments at which an announcement begins and ends. */
const momentsOf = (shown: Announcement | null): readonly number[] =>
  [shown?.from, shown?.until].flatMap((moment) => (moment ? [Date.parse(moment)] : []));

/** Whether an announcement is to be shown at a moment (milliseconds). */
export const holdsAt = (shown: Announcement, now: number): boolean =>
  (shown.from === null || Date.parse(shown.from) <= now) && (shown.until === null || now < Date.parse(shown.until));

/**
 * Loads the texts that staff wrote.
 * @throws when the database can't be read
 */
export async function loadSiteTexts(
  { db }: DatabaseClient,
  { now = Date.now, onBadRow = () => {} }: SiteTextOptions = {},
): Promise<SiteTextCache> {
  const listeners: (() => void)[] = [];
  let texts = noSiteTexts;
  let stamp: string | null = null;

  async function readTexts(): Promise<Pick<SiteTexts, "announcement" | "faq">> {
    const rows = new Map((await readSiteTexts(db)).map(({ key, json }) => [key, json]));
    const read = <T>(key: string, schema: z.core.$ZodType<T>): T | null => {
      const json = rows.get(key);
      if (json === undefined || json === "null") return null;
      const value = parseStored(schema, json);
      if (value === null) onBadRow(key);
      return value;
    };
    const faq = faqListIds.flatMap((id) => {
      const entries = read(id, faqEntries);
      return entries ? [[id, entries] as const] : [];
    });
    const shown = read(announcementKey, announcement);
    return { announcement: shown, faq: Object.fromEntries(faq) };
  }

  async function readArticles(): Promise<readonly PublishedArticle[]> {
    const rows = await listStaffArticles(db);
    return rows.flatMap(({ slug, published, published_at, changed_at }) => {
      if (slug === null || published === null || published_at === null) return [];
      const article = parseStored(publishedArticle, published);
      if (!article) onBadRow(`article ${slug}`);
      return article ? [{ ...article, slug, publishedAt: published_at, changedAt: changed_at ?? published_at }] : [];
    });
  }

  const refresh = oneAtATime(async (): Promise<boolean> => {
    const found = await readTextsStamp(db);
    if (found === stamp) return false;
    const [read, articles] = [await readTexts(), await readArticles()];
    const same = <T>(before: T, after: T): T => (JSON.stringify(before) === JSON.stringify(after) ? before : after);
    texts = {
      announcement: read.announcement,
      faq: same(texts.faq, read.faq),
      articles: same(texts.articles, articles),
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
    changedAt: () => Math.max(0, ...momentsOf(texts.announcement).filter((moment) => moment <= now())),
    refresh,
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
