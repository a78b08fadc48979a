import type { ReactNode } from "react";
import { type Chapter, productPageWords } from "#content/products/chapters.ts";
import type { ProductFeature } from "#content/products/specifications.ts";
import { ProductChapter } from "./chapter.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import { TabTitle } from "./product-layout.tsx";

/** Whether a chapter is the second, the fourth and so on of those that are seen together with it. */
function isOdd(chapters: readonly Chapter[], { title, network = "Dual Network" }: Chapter): boolean {
  const seen = chapters.filter((chapter) => chapter.network === undefined || chapter.network === network);
  return seen.findIndex((chapter) => chapter.title === title) % 2 === 1;
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
