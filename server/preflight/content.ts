import { disagreeingFiguresOf, type Figures } from "#content/catalog/disagreeing-figures.ts";
import type { PassedDate } from "#contract/admin-catalog.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** The content to check, passed in so that tests can change it. */
export type ContentInput = {
  /** What screens say of the figures that they give differently. */
  readonly figures: Figures;
  /** Whether Tagigo's ship date is the built-in one, which screens give differently; one that staff set is the same on all. */
  readonly tagigoDateIsBuiltIn: boolean;
  /** Dates of the catalog that are over and still shown. */
  readonly passed: readonly PassedDate[];
  /** Whether home shows invented testimonials. */
  readonly testimonialsAreSamples: boolean;
  /** Bylines of invented authors that articles still carry. */
  readonly sampleAuthors: readonly string[];
  /** The titles of videos of which nobody has said where they are, or that there are none. */
  readonly missingVideos: readonly string[];
  /** Whether sheets stand where signed certificates belong; files that pages link to and that are missing. */
  readonly certificates: { readonly areSummaries: boolean; readonly missing: readonly string[] };
};

/** Figures that screens give differently: questions that only the owner can answer. */
function openQuestions({ figures, tagigoDateIsBuiltIn }: ContentInput): readonly Finding[] {
  const open = disagreeingFiguresOf(figures).filter(({ id }) => id !== "tagigo-ship-date" || tagigoDateIsBuiltIn);
  return open.map(({ id, of, values }) =>
    findingsOf("facts").blocking(
      id,
      `Which is ${of}: ${Object.entries(values)
        .map(([where, value]) => `${value} (${where})`)
        .join(" or ")}?`,
      "A customer who compares two pages can't know which is true, and may send the tracker back. Footnotes say so until this is settled.",
      id === "tagigo-ship-date"
        ? "Ask the maker, and set the date at /admin/catalog. Every page then gives that one, and the footnotes go."
        : "Find out which is true (measure, or ask the maker) and choose it at /admin/setup. Every page then gives that one, and the footnotes go.",
    ),
  );
}

const passedDates = (passed: ContentInput["passed"]): readonly Finding[] =>
  passed.map(({ product, field, text }) =>
    field === "saleEnds"
      ? findingsOf("dates").blocking(
          "sale-over",
          text,
          "An offer that isn't one anymore misleads, and the law on prices forbids it.",
          'At /admin/catalog press "End the sale" or "The list price still holds" and save, or set another end there.',
        )
      : findingsOf("dates").blocking(
          `ship-date-${product.replace(/-product$/, "")}`,
          text,
          "Customers are promised a day that is over.",
          'Set another date at /admin/catalog, or press "In stock from now" there and save.',
        ),
  );

function* samplesAndGaps({
  certificates,
  sampleAuthors,
  testimonialsAreSamples,
  missingVideos,
}: ContentInput): Iterable<Finding> {
  if (testimonialsAreSamples) {
    yield findingsOf("voices").blocking(
      "sample-testimonials",
      "The testimonials of the home page are invented samples.",
      "Invented opinions are forbidden wherever they could be taken for real ones.",
      "Enter real ones with their writers' consent at /admin/testimonials, or choose at /admin/setup that home shows none.",
    );
  }
  if (sampleAuthors.length > 0) {
    yield findingsOf("voices").blocking(
      "sample-authors",
      `Articles carry the names of authors who don't exist: ${sampleAuthors.join(", ")}.`,
      "Readers and search engines take a byline for a person who answers for the text.",
      "Enter who really answers for them at /admin/setup.",
    );
  }
  if (certificates.missing.length > 0) {
    yield findingsOf("certificates").blocking(
      "missing-certificates",
      `Certificates that pages link to are missing: ${certificates.missing.join(", ")}.`,
      "The download answers 404.",
      "Put the files under public/certificates/, or run npm run certificates for the summary sheets.",
    );
  }
  if (certificates.areSummaries) {
    yield findingsOf("certificates").blocking(
      "unsigned-certificates",
      "The certificates are summary sheets made by the shop, not the signed documents.",
      "Customs, marketplaces and authorities accept the signed ones only.",
      "Upload the signed PDFs of the laboratories at /admin/setup.",
    );
  }
  if (missingVideos.length > 0) {
    yield findingsOf("videos").warning(
      "videos",
      `${missingVideos.length} video tutorials have no recording: ${missingVideos.join("; ")}.`,
      "Owners read the steps in their place.",
      "Enter their addresses at /admin/setup, or none for those that there won't be.",
    );
  }
}

/** Checks the content for what isn't ready for real customers. */
export const checkContent = (content: ContentInput): readonly Finding[] => [
  ...passedDates(content.passed),
  ...openQuestions(content),
  ...samplesAndGaps(content),
];
