import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { lowestPrice } from "#content/catalog/lowest-price.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { type Companion, productPageWords } from "#content/products/chapters.ts";
import type { Product } from "#contract/product.ts";

/** The other products as cards. @param products a product that the live catalog lacks isn't shown */
export function Companions({
  companions,
  products,
}: {
  companions: Partial<Record<ProductSlug, Companion>>;
  products: readonly Product[];
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-6">
      {productSlugs.map((slug) => {
        const companion = companions[slug];
        const { name, path, accent, catalogId } = presentation[slug];
        const product = products.find(({ id }) => id === catalogId);
        if (!companion || !product) return null;
        return (
          <li key={slug} data-accent={accent}>
            <Link
              to={path}
              className="grid h-full overflow-clip rounded-3xl border border-border-strong bg-raised hover:border-ink lg:grid-cols-2"
            >
              <Picture
                picture={pictureSource(companion.picture)}
                sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 50vw, 40vw"
                decorative
                className="aspect-4/3 size-full object-cover"
              />
              <span className="flex flex-col p-4 sm:p-6">
                <strong className="text-lg tracking-[-0.02em] sm:text-2xl">{name}</strong>
                <span className="mt-2 text-ink-soft max-sm:sr-only">{companion.reason}</span>
                <span className="mt-auto pt-1 sm:pt-4 sm:text-lg font-semibold tabular-nums">
                  {product.variants.length > 1 ? `${productPageWords.from} ` : ""}${lowestPrice(product.variants)}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
