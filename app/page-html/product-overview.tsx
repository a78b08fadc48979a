import { TabTitle } from "#app/features/catalog/product-page/product-layout.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { NamedIcon } from "#app/ui/named-icon.tsx";
import { type Chapter, type ProductPage, productPageWords } from "#content/products/chapters.ts";
import type { Accent } from "#content/products/define-product.ts";
import { ChapterMedia, ChapterStrip, StepPicture } from "./chapter-media.tsx";

/** The figure of a chapter, large, over a dimension line. */
function Figure({ about, value, unit }: NonNullable<Chapter["figure"]>) {
  return (
    <div className="mb-2 w-fit sm:mb-6">
      <p className="figure-mono flex flex-wrap items-baseline gap-x-3 text-accent-text">
        {about ? <span className="text-lg">{about}</span> : null}
        <span className="text-display font-semibold max-sm:text-3xl">{value}</span>
        <span className="text-lg sm:text-2xl">{unit}</span>
      </p>
      <span aria-hidden="true" className="flex h-3 sm:mt-2 items-center border-x border-accent">
        <span className="h-px w-full bg-accent" />
      </span>
    </div>
  );
}

/** Chapters of another network than the chosen one are hidden; `data-google` of an ancestor says which is chosen. */
const hiddenBy = { "Dual Network": "in-data-google:hidden", "Google Find Hub": "not-in-data-google:hidden" } as const;

const layouts = {
  half: {
    section: "items-center gap-y-3 sm:gap-y-6 md:grid-cols-2 lg:gap-x-20",
    words: "",
    head: "",
    links: "sm:mt-4",
    strip: "md:col-span-2",
  },
  bleed: {
    section: "mx-[calc(50%-50vw)] gap-y-3 sm:gap-y-8",
    words: "contents",
    head: "wrap items-end gap-x-10 md:grid md:grid-cols-2 lg:gap-x-20",
    links: "wrap",
    strip: "",
  },
  row: {
    section: "gap-y-3 sm:gap-y-6 md:grid-cols-4 md:gap-x-4",
    words: "contents",
    head: "items-end gap-x-4 md:col-span-4 md:grid md:grid-cols-2",
    links: "md:order-1 md:col-span-4",
    strip: "",
  },
} as const;

/**
 * Steps: on a phone a row to swipe whose next one peeks in, else side by side, and on paper one below the other. Where they
 * have no pictures of their own, the chapter's stands beside them.
 */
function ChapterSteps({ steps, title }: Pick<Chapter, "title"> & { steps: NonNullable<Chapter["steps"]> }) {
  const width = steps.some(({ picture }) => picture) ? "md:col-span-4" : "md:col-span-3";
  return (
    <ol
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keys
      tabIndex={0}
      data-swipe-below="48rem"
      className={`grid gap-3 max-md:-mx-5 max-md:auto-cols-[80%] max-md:grid-flow-col max-md:snap-x max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 md:order-1 md:grid-cols-3 md:gap-4 print:block ${width}`}
    >
      {steps.map(({ title, text, picture }, index) => (
        <li
          key={title}
          className="flex flex-col max-md:snap-start max-md:overflow-clip max-md:rounded-2xl max-md:border max-md:border-border max-md:bg-raised md:gap-4"
        >
          {picture ? <StepPicture name={picture} /> : null}
          <div className="flex grow gap-4 p-3 leading-snug sm:leading-normal md:border-y md:border-border md:px-0">
            <span className="figure-mono text-accent-text">{index + 1}</span>
            <span className="min-w-0 wrap-anywhere">
              <strong className="block">{title}</strong>
              <span className="text-ink-soft">{text}</span>
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** @param mediaFirst whether picture and drawing stand on the left of a wide screen */
function ProductChapter({ chapter, accent, mediaFirst }: { chapter: Chapter; accent: Accent; mediaFirst: boolean }) {
  const { figure, title, text, steps, links = [], network, picture, drawing, edgeProof, strip } = chapter;
  const layout = layouts[chapter.layout ?? "half"];
  return (
    <section className={`below-fold grid gap-x-10 ${layout.section} ${network ? hiddenBy[network] : ""}`}>
      <div className={layout.words}>
        <div className={layout.head}>
          <div>
            {figure ? <Figure {...figure} /> : null}
            <h2 className="text-2xl leading-tight tracking-[-0.02em] sm:text-3xl lg:text-4xl lg:leading-tight">
              {title}
            </h2>
          </div>
          <div>
            {text.map((paragraph) => (
              <p
                key={paragraph}
                className="mt-2 max-w-xl leading-snug text-ink-soft sm:mt-4 sm:text-lg sm:leading-normal"
              >
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        {steps ? <ChapterSteps steps={steps} title={title} /> : null}
        {links.length > 0 ? (
          <p data-screen-only className={`flex flex-wrap gap-x-6 ${layout.links}`}>
            {links.map(({ label, to }) => (
              <LineLink key={to} to={to} className="font-medium">
                {label}
              </LineLink>
            ))}
          </p>
        ) : null}
      </div>
      {picture || drawing || edgeProof ? (
        <div className={mediaFirst ? "order-first" : "max-md:order-first"}>
          <ChapterMedia chapter={chapter} accent={accent} />
        </div>
      ) : null}
      {strip ? <ChapterStrip pictures={strip} className={layout.strip} /> : null}
    </section>
  );
}

/** Whether a chapter is the second, the fourth and so on of those that are seen together with it. */
function isOdd(chapters: readonly Chapter[], { title, network = "Dual Network" }: Chapter): boolean {
  const seen = chapters.filter((chapter) => chapter.network === undefined || chapter.network === network);
  return seen.findIndex((chapter) => chapter.title === title) % 2 === 1;
}

/** On a phone the titles alone are seen. */
function FeatureGrid({ features }: Pick<ProductPage, "features">) {
  // No gap in the last row: four cards in one row or two, six in two.
  const columns = features.length % 3 === 0 ? "grid-cols-3 lg:grid-cols-3" : "grid-cols-2 lg:grid-cols-4";
  return (
    <ul className={`below-fold grid border-t border-l border-border sm:grid-cols-2 ${columns}`}>
      {features.map((feature) => (
        <li key={feature.title} className="border-r border-b border-border p-2.5 sm:p-6 lg:p-8">
          <NamedIcon name={feature.icon} className="size-6 text-accent-text sm:size-7" />
          <h3 className="mt-2 text-[0.9375rem] leading-tight sm:mt-4 sm:text-xl sm:tracking-[-0.015em]">
            {feature.title}
          </h3>
          <p className="mt-1 text-ink-soft max-sm:sr-only">{feature.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The first tab of a product page: its chapters, then the feature cards. */
export function ProductOverview({ page: { overview, features }, accent }: { page: ProductPage; accent: Accent }) {
  const { lead, chapters } = overview;
  return (
    <>
      <p className="max-w-4xl text-lg leading-snug sm:text-xl sm:leading-relaxed lg:text-2xl lg:leading-relaxed">
        {lead}
      </p>
      <div className="my-6 grid gap-4 sm:my-10 sm:gap-10 md:gap-14 lg:my-16 lg:gap-18">
        {chapters.map((chapter) => (
          <ProductChapter
            key={`${chapter.title} ${chapter.network}`}
            chapter={chapter}
            accent={accent}
            mediaFirst={chapter.layout === "bleed" || (!chapter.layout && isOdd(chapters, chapter))}
          />
        ))}
      </div>
      <TabTitle>{productPageWords.atAGlance}</TabTitle>
      <FeatureGrid features={features} />
    </>
  );
}
