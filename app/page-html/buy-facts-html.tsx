import { BuyFacts } from "#app/features/catalog/product-page/buy-facts.tsx";
import { PhoneCheckLink } from "#app/features/support/compatibility/phone-check-link.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { buyFactsOf } from "#content/products/buy-facts.ts";
import type { Seller } from "#contract/services.ts";

/** By element id, for a loader. @param comparesWith the words of a link to the comparison; null for none */
export const buyFactsHtml = (
  inTheBox: readonly string[],
  seller: Seller,
  comparesWith: string | null,
): Readonly<Record<string, string>> =>
  renderStaticHtml({
    promises: (
      <>
        <BuyFacts facts={buyFactsOf(inTheBox, seller)} />
        <p className="mt-2 flex flex-wrap gap-x-6">
          <PhoneCheckLink />
          {comparesWith ? <LineLink to="/product-comparison">{comparesWith}</LineLink> : null}
        </p>
      </>
    ),
  });
