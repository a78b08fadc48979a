import { lowestPrice, pricesDiffer } from "#content/catalog/lowest-price.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { type FooterColumn, footerColumnsOf } from "#content/footer.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { moneyText } from "#content/money.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { site } from "#content/site.ts";
import { trustPromisesOf } from "#content/trust.ts";
import type { Product } from "#contract/product.ts";
import type { PublicConfig } from "#contract/services.ts";
import type { Announcement } from "#contract/site-texts.ts";

export type ShopFrameData = ReturnType<typeof shopFrameData>;
export type MenuProduct = ShopFrameData["products"][number];

/** "from" the lowest where variants differ; empty while the catalog has none. */
function priceOf({ variants }: Product, currency: string): string {
  const least = variants.length > 0 ? moneyText({ amount: lowestPrice(variants), currency }) : "";
  return pricesDiffer(variants) ? `from ${least}` : least;
}

/** For the root's loader. @param catalog the live catalog @param announcement null while there is none */
export function shopFrameData(
  catalog: readonly Product[],
  announcement: Announcement | null,
  { priorPriceRule, sellsInEu, currency }: PublicConfig,
) {
  const columns: readonly FooterColumn[] = [
    ...footerColumnsOf(sellsInEu),
    { title: "Connect", links: site.social.map(({ href, name }) => ({ href, label: name })) },
  ];
  return {
    announcement,
    products: productSlugs.map((slug) => {
      const { catalogId, name, path, picture } = presentation[slug];
      const product = catalog.find(({ id }) => id === catalogId);
      return {
        name,
        path,
        // The name stands beside it.
        picture: { ...pictureSource(picture), alt: "", fallback: undefined },
        /** "from $19.99 · Presale". */
        offer: [product && priceOf(product, currency), product?.badge].filter(Boolean).join(" · "),
      };
    }),
    promises: trustPromisesOf(offersOf(catalog, { priorPriceRule, currency })),
    columns,
    year: new Date().getUTCFullYear(),
  };
}
