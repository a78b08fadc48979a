import { variantAddress } from "#app/features/catalog/configurator/selection.ts";
import { addedPictures } from "#app/features/catalog/gallery/added-pictures.ts";
import { variantPicture } from "#app/features/catalog/structured-data/product.ts";
import { isoDate } from "#app/lib/iso-date.ts";
import { element, xmlResponse } from "#app/lib/xml.ts";
import { servicesContext } from "#app/services-context.ts";
import { isSoldOut } from "#content/catalog/buying.ts";
import { presentation, productSlugs } from "#content/catalog/presentation.ts";
import { packCounts, tagigoColors } from "#content/catalog/tagigo-options.ts";
import { pictureAddress } from "#content/media/picture-source.ts";
import { site } from "#content/site.ts";
import { pictureSrc } from "#contract/pictures.ts";
import type { Product, Variant } from "#contract/product.ts";
import { printedSaleOver } from "#contract/sale-days.ts";
import type { Route } from "./+types/product-feed";

const dollars = (price: string): string => `${price} USD`;

function availability(product: Product, variant: Variant): readonly string[] {
  const { kind, shipDate } = product.availability;
  if (isSoldOut(product, variant.id)) return [element("g:availability", "out_of_stock")];
  if (kind !== "presale") return [element("g:availability", "in_stock")];
  const day = shipDate ? [element("g:availability_date", `${isoDate(shipDate)}T00:00Z`)] : [];
  return [element("g:availability", "preorder"), ...day];
}

/** From when until when a sale that has an end holds: whoever reads the feed may take its price until then. */
function saleDates({ saleEnds }: Product): readonly string[] {
  const now = new Date().toISOString();
  const over = printedSaleOver(saleEnds);
  if (over === null || over <= now) return [];
  return [element("g:sale_price_effective_date", `${now.slice(0, 10)}T00:00Z/${over.slice(0, 16)}Z`)];
}

/** More than ten are refused by the reader. */
const maxAdditional = 10;

/** For Google Merchant Center: one item a variant, at the live price. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, products, texts } = context.get(servicesContext);
  const { siteUrl } = config;
  const catalog = await products();
  const items = productSlugs.flatMap((slug) => {
    const shown = presentation[slug];
    const product = catalog.find(({ id }) => id === shown.catalogId);
    if (!product) return [];
    const added = addedPictures(texts(), slug).slice(0, maxAdditional);
    return product.variants.map((variant) => {
      const { color, packSize, price, originalPrice } = variant;
      return element("item", [
        element("g:id", variant.id),
        element("g:title", variant.title),
        element("g:description", product.description),
        element("g:link", siteUrl + variantAddress(variant, shown)),
        element("g:image_link", siteUrl + pictureAddress(variantPicture(variant, shown))),
        ...added.map(({ name }) => element("g:additional_image_link", siteUrl + pictureSrc(name))),
        element("g:price", dollars(originalPrice ?? price)),
        ...(originalPrice ? [element("g:sale_price", dollars(price)), ...saleDates(product)] : []),
        ...availability(product, variant),
        element("g:brand", site.name),
        element("g:condition", "new"),
        element("g:identifier_exists", "no"),
        ...(product.variants.length > 1 ? [element("g:item_group_id", product.id)] : []),
        ...(color
          ? [element("g:color", color === "All Colors" ? tagigoColors.map(({ name }) => name).join("/") : color)]
          : []),
        ...(packSize && packCounts[packSize] > 1 ? [element("g:multipack", `${packCounts[packSize]}`)] : []),
      ]);
    });
  });
  const channel = element("channel", [
    element("title", site.name),
    element("link", siteUrl),
    element("description", site.description),
    ...items,
  ]);
  return xmlResponse(`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">${channel}</rss>`);
}
