import type { SiteTexts } from "#contract/site-texts.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** An address or a host that nobody owns (RFC 2606). */
const placeholder = /[\w.+-]*@?\b(?:[\w-]+\.)*(?:[\w-]+\.example|example\.(?:com|net|org))\b/gi;

/** Where each text of staff is changed, and what it says. */
function textsOf({
  announcement,
  faq,
  articles,
  testimonials,
}: SiteTexts): readonly { readonly where: string; readonly says: string }[] {
  return [
    ...(announcement ? [{ where: "the announcement (/admin/texts)", says: JSON.stringify(announcement) }] : []),
    ...Object.values(faq)
      .flat()
      .flatMap((entry) =>
        entry.kind === "own" && !entry.hidden
          ? [{ where: `the answer to “${entry.question}” (/admin/texts)`, says: `${entry.question} ${entry.answer}` }]
          : [],
      ),
    ...articles.map(({ title, excerpt, body }) => ({
      where: `the article “${title}” (/admin/articles)`,
      says: `${title} ${excerpt} ${body}`,
    })),
    ...testimonials.map(({ name, words, occupation, place }) => ({
      where: `the testimonial of ${name} (/admin/testimonials)`,
      says: `${name} ${words} ${occupation} ${place}`,
    })),
  ];
}

/** Checks what staff wrote and visitors read. */
export function checkStaffTexts(texts: SiteTexts): readonly Finding[] {
  const found = textsOf(texts).flatMap(({ where, says }) => {
    const named = new Set(says.match(placeholder));
    return named.size > 0 ? [`${[...named].join(", ")} in ${where}`] : [];
  });
  if (found.length === 0) return [];
  return [
    findingsOf("voices").blocking(
      "placeholder-in-texts",
      `Texts that staff wrote name addresses that nobody owns: ${found.join("; ")}.`,
      "Readers write to nobody, or follow a link to nowhere.",
      "Change them on the screen named beside each.",
    ),
  ];
}

/** Says when the database, and so what staff changed, couldn't be read. */
export function checkDatabaseRead(unread: string | null): readonly Finding[] {
  if (unread === null) return [];
  return [
    findingsOf("site").warning(
      "database-unread",
      `What staff changed wasn't looked at. ${unread}`,
      "Prices, dates and texts of the database may say something else than the built-in ones that were looked at.",
      "Run this with DATA_DIR or DATABASE_URL of the shop, once it has been started.",
    ),
  ];
}
