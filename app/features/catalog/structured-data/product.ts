import type { Offer, ProductGroup, Product as ProductThing } from "schema-dts";
import { variantAddress } from "#app/features/catalog/configurator/selection.ts";
import type { AddedPictures } from "#app/features/catalog/gallery/added-pictures.ts";
import { isoDate } from "#app/lib/iso-date.ts";
import { isSoldOut, skuDetails } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { daysSince } from "#content/catalog/passed-date.ts";
import { pictureAddress } from "#content/media/picture-source.ts";
import type { PictureName } from "#content/media/pictures.ts";
import type { ProductPresentation } from "#content/products.ts";
import { site } from "#content/site.ts";
import { pictureSrc } from "#contract/pictures.ts";
import { dayOfPrinted } from "#contract/printed-date.ts";
import type { Product, Variant } from "#contract/product.ts";
import type { ProductReviews } from "#contract/reviews.ts";
import type { PublicConfig } from "#contract/services.ts";
import { shopId } from "./page.ts";

/** Its SKU's, else the product's first. */
export function variantPicture({ id }: Variant, { slug, picture }: ProductPresentation): PictureName {
  const found = skuDetails.find(({ key }) => key === id)?.picture ?? picture;
  if (!found) throw new Error(`${slug} has no picture`);
  return found;
}

/** In the words of schema.org. */
function availabilityOf(product: Product, variant: Variant): Pick<Offer, "availability" | "availabilityStarts"> {
  const { kind, shipDate } = product.availability;
  if (isSoldOut(product, variant.id)) return { availability: "https://schema.org/OutOfStock" };
  if (kind !== "presale") return { availability: "https://schema.org/InStock" };
  return {
    availability: "https://schema.org/PreOrder",
    ...(shipDate ? { availabilityStarts: isoDate(shipDate) } : {}),
  };
}

/** The last day of a sale that isn't over. */
function priceValidUntil({ saleEnds = "" }: Product): Pick<Offer, "priceValidUntil"> {
  const day = dayOfPrinted(saleEnds);
  return day === null || daysSince(saleEnds, new Date()) !== null ? {} : { priceValidUntil: day };
}

/** What structured data take of the configuration. */
type StructuredDataConfig = Pick<PublicConfig, "siteUrl" | "currency">;

function offer(product: Product, variant: Variant, shown: ProductPresentation, config: StructuredDataConfig): Offer {
  const { siteUrl } = config;
  const currency = config.currency.toUpperCase();
  return {
    "@type": "Offer",
    url: siteUrl + variantAddress(variant, shown),
    price: variant.price,
    priceCurrency: currency,
    itemCondition: "https://schema.org/NewCondition",
    ...availabilityOf(product, variant),
    ...(variant.originalPrice
      ? {
          ...priceValidUntil(product),
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            priceType: "https://schema.org/StrikethroughPrice",
            price: variant.originalPrice,
            priceCurrency: currency,
          },
        }
      : {}),
    seller: { "@id": shopId(siteUrl) },
    warranty: {
      "@type": "WarrantyPromise",
      durationOfWarranty: { "@type": "QuantitativeValue", value: facts.shop.warrantyMonths, unitCode: "MON" },
    },
  };
}

/** A product with the pictures of its gallery. */
type ProductWithGallery = ProductPresentation & { readonly gallery: readonly PictureName[] };

/** What staff and buyers add to a product. */
type Additions = {
  /** Pictures of its gallery. */
  readonly added?: AddedPictures;
  /** Published reviews of it alone; null where there are none. */
  readonly reviews?: ProductReviews | null;
};

/** How many reviews structured data hold. */
const mostReviews = 10;

/** The rating of a product and its newest reviews: nothing where nobody reviewed it. */
function ratingOf(reviews: ProductReviews | null): Pick<ProductThing, "aggregateRating" | "review"> {
  if (!reviews) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: reviews.average.toFixed(1),
      reviewCount: reviews.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.newest.slice(0, mostReviews).map(({ stars, words, name, date }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      datePublished: date,
      reviewBody: words,
      reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
    })),
  };
}

/** A ProductGroup where there are several variants. Its rating is of published reviews, never of testimonials. */
export function productJsonLd(
  product: Product,
  shown: ProductWithGallery,
  config: StructuredDataConfig,
  { added = [], reviews = null }: Additions = {},
): ProductThing | ProductGroup {
  const { siteUrl } = config;
  const common = {
    "@id": `${siteUrl}${shown.path}#product`,
    name: shown.name,
    description: product.description,
    brand: { "@type": "Brand", name: site.name },
    url: siteUrl + shown.path,
    image: [
      ...shown.gallery.slice(0, 4).map((name) => siteUrl + pictureAddress(name)),
      ...added.map(({ name }) => siteUrl + pictureSrc(name)),
    ],
    ...ratingOf(reviews),
  } as const;
  const [only, ...more] = product.variants;
  if (only && more.length === 0)
    return { "@type": "Product", ...common, sku: only.id, offers: offer(product, only, shown, config) };
  return {
    "@type": "ProductGroup",
    ...common,
    productGroupID: product.id,
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    hasVariant: product.variants.map((variant) => ({
      "@type": "Product",
      name: variant.title,
      sku: variant.id,
      image: siteUrl + pictureAddress(variantPicture(variant, shown)),
      ...(variant.color ? { color: variant.color } : {}),
      ...(variant.packSize ? { size: variant.packSize } : {}),
      offers: offer(product, variant, shown, config),
    })),
  };
}
