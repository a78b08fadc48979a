import type { PictureSource } from "#app/ui/picture.tsx";
import { lowestPrice, pricesDiffer } from "#content/catalog/lowest-price.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { type FooterColumn, footerColumnsOf } from "#content/footer.ts";
import { showsTestimonials } from "#content/home/testimonials.ts";
import { squareSource } from "#content/media/picture-source.ts";
import { moneyText } from "#content/money.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { trustPromisesOf } from "#content/trust.ts";
import type { Product } from "#contract/product.ts";
import type { PublicConfig } from "#contract/services.ts";
import type { Announcement, SiteTexts } from "#contract/site-texts.ts";

/** A product in the header's menu. */
export type MenuProduct = {
  readonly name: string;
  readonly path: string;
  readonly picture: PictureSource | null;
  /** Its price and its badge. */
  readonly offer: string;
};

/** What the frame of the shop's pages shows of the catalog and of staff's texts. */
export type ShopFrameData = {
  /** Null while there is none. */
  readonly announcement: Announcement | null;
  readonly products: readonly MenuProduct[];
  /** Where home has no testimonials: its header links to none. Left out otherwise, because every page holds this. */
  readonly withoutTestimonials?: true;
  readonly promises: readonly { readonly title: string; readonly text: string }[];
  /** Of the footer. */
  readonly columns: readonly FooterColumn[];
  readonly year: number;
};

/** "from" the lowest where variants differ; empty while the catalog has none. */
function priceOf({ variants }: Product, currency: string): string {
  const least = variants.length > 0 ? moneyText({ amount: lowestPrice(variants), currency }) : "";
  return pricesDiffer(variants) ? `from ${least}` : least;
}

/** For the root's loader. @param catalog the live catalog @param texts of staff */
export function shopFrameData(catalog: readonly Product[], texts: SiteTexts, config: PublicConfig): ShopFrameData {
  const profiles = config.place.profiles.map(({ href, name }) => ({ href, label: name }));
  const columns: readonly FooterColumn[] = [
    ...footerColumnsOf(config.sellsInEu),
    ...(profiles.length > 0 ? [{ title: "Connect", links: profiles }] : []),
  ];
  return {
    announcement: texts.announcement,
    ...(showsTestimonials(texts) ? {} : { withoutTestimonials: true }),
    products: productSlugs.map((slug) => {
      const { catalogId, name, path, picture } = presentation[slug];
      const product = catalog.find(({ id }) => id === catalogId);
      return {
        name,
        path,
        // The name stands beside it.
        picture: { ...squareSource(picture), alt: "", fallback: undefined },
        /** "from $19.99 · Presale". */
        offer: [product && priceOf(product, config.currency), product?.badge].filter(Boolean).join(" · "),
      };
    }),
    promises: trustPromisesOf(offersOf(catalog, config)),
    columns,
    year: new Date().getUTCFullYear(),
  };
}
