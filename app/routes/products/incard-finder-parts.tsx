import { Link } from "react-router";
import { BuyPromises } from "#app/features/catalogue/buy-promises.tsx";
import { InTheBox } from "#app/features/catalogue/in-the-box.tsx";
import { Overview } from "#app/features/catalogue/overview.tsx";
import { ProductIntro } from "#app/features/catalogue/product-intro.tsx";
import { Specifications } from "#app/features/catalogue/specifications.tsx";
import { PhoneCheckLink } from "#app/features/compatibility/phone-check-link.tsx";
import { FaqList } from "#app/features/faq/faq-list.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { DeviceMeasures, manualElements } from "#app/routes/manual-drawings.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { presentation } from "#content/catalogue/presentation.ts";
import { manualFaq } from "#content/manuals/faq.ts";
import { officialDisableInstructions } from "#content/manuals/manuals.ts";
import { incardFinderPage as page } from "#content/products/incard-finder.ts";

let kept: Readonly<Record<string, string>> | undefined;

/** The parts of the card tracker page that never change, for its loader; rendered once a process. */
export function incardFinderParts(): Readonly<Record<string, string>> {
  kept ??= {
    ...manualTexts("incard-finder", manualElements),
    ...renderStaticHtml({
      intro: <ProductIntro {...page} badge={presentation["incard-finder"].badge} />,
      promises: (
        <>
          <BuyPromises promises={page.promises} />
          <p className="mt-4">
            <PhoneCheckLink />
          </p>
          <p>
            <Link to="/product-comparison" className="link-line inline-flex min-h-11 items-center">
              Compare with Tagigo and Carbon Finder
            </Link>
          </p>
        </>
      ),
      overview: <Overview heading="Overview" paragraphs={page.overview} features={page.features} />,
      specifications: (
        <Specifications drawing={<DeviceMeasures id="incard-finder" />} groups={page.specs}>
          <InTheBox items={page.inTheBox} />
        </Specifications>
      ),
      "manual-faq": <FaqList items={manualFaq["incard-finder"]} group="manual-faq" />,
      "manual-links": <ManualLinks official={officialDisableInstructions} />,
    }),
  };
  return kept;
}
