import { BuyPromises } from "#app/features/catalogue/buy-promises.tsx";
import { InTheBox } from "#app/features/catalogue/in-the-box.tsx";
import { Overview } from "#app/features/catalogue/overview.tsx";
import { ProductIntro } from "#app/features/catalogue/product-intro.tsx";
import { Specifications } from "#app/features/catalogue/specifications.tsx";
import { PhoneCheckLink } from "#app/features/compatibility/phone-check-link.tsx";
import { FaqList } from "#app/features/faq/faq-list.tsx";
import { PictureRow } from "#app/features/gallery/picture-row.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { DeviceMeasures, manualElements } from "#app/routes/manual-drawings.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { presentation } from "#content/catalogue/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { carbonFinderPage as page } from "#content/products/carbon-finder.ts";

/** The carousel has at most this many thumbnails; the gallery below shows the rest (storefront §2, §9). */
const carouselSize = 8;
const { pictures } = presentation["carbon-finder"];

/** The pictures of the carousel. */
export const carousel = pictures.slice(0, carouselSize).map(pictureSource);

let kept: Readonly<Record<string, string>> | undefined;

/** The parts of the Carbon Finder page that never change, for its loader; rendered once a process. */
export function carbonFinderParts(): Readonly<Record<string, string>> {
  kept ??= {
    ...manualTexts("carbon-finder", manualElements),
    ...renderStaticHtml({
      intro: <ProductIntro {...page} />,
      promises: (
        <>
          <BuyPromises promises={page.promises} />
          <p className="mt-4">
            <PhoneCheckLink />
          </p>
        </>
      ),
      features: <Overview heading="Features" paragraphs={page.overview} features={page.features} />,
      specifications: (
        <Specifications drawing={<DeviceMeasures id="carbon-finder" />} groups={page.specs}>
          <InTheBox items={page.inTheBox} />
        </Specifications>
      ),
      "manual-links": <ManualLinks />,
      questions: <FaqList items={page.faq} group="carbon-faq" />,
      remaining: <PictureRow pictures={pictures.slice(carouselSize).map(pictureSource)} />,
    }),
  };
  return kept;
}
