import type { ReactNode } from "react";
import { NamedIcon } from "#app/ui/named-icon.tsx";
import { type Chapter, productPageWords } from "#content/products/chapters.ts";
import type { ProductFeature } from "#content/products/specifications.ts";
import { ProductChapter } from "./chapter.tsx";
import { TabTitle } from "./product-layout.tsx";

/** Whether a chapter is the second, the fourth and so on of those that are seen together with it. */
function isOdd(chapters: readonly Chapter[], { title, network = "Dual Network" }: Chapter): boolean {
  const seen = chapters.filter((chapter) => chapter.network === undefined || chapter.network === network);
  return seen.findIndex((chapter) => chapter.title === title) % 2 === 1;
}

/** On a phone the titles alone are seen. */
function FeatureGrid({ features }: { features: readonly ProductFeature[] }) {
  // No gap in the last row: four cards in one row, six in two.
  const columns = features.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4";
  return (
    <ul className={`below-fold grid grid-cols-3 border-t border-l border-border sm:grid-cols-2 ${columns}`}>
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

/**
 * The first tab of a product page: its chapters, then the feature cards.
 * @param media what is seen beside a chapter's words
 * @param strip the row of pictures of one that has it
 */
export function Overview({
  lead,
  chapters,
  features,
  media,
  strip,
}: {
  lead: string;
  chapters: readonly Chapter[];
  features: readonly ProductFeature[];
  media: (chapter: Chapter) => ReactNode;
  strip: (chapter: Chapter) => ReactNode;
}) {
  return (
    <>
      <p className="max-w-4xl text-lg leading-snug sm:text-xl sm:leading-relaxed lg:text-2xl lg:leading-relaxed">
        {lead}
      </p>
      <div className="my-6 grid gap-8 sm:my-14 sm:gap-14 md:gap-20 lg:my-24 lg:gap-28">
        {chapters.map((chapter) => (
          <ProductChapter
            key={`${chapter.title} ${chapter.network}`}
            chapter={chapter}
            media={media(chapter)}
            strip={strip(chapter)}
            mediaFirst={chapter.layout === "bleed" || (!chapter.layout && isOdd(chapters, chapter))}
          />
        ))}
      </div>
      <TabTitle>{productPageWords.atAGlance}</TabTitle>
      <FeatureGrid features={features} />
    </>
  );
}
