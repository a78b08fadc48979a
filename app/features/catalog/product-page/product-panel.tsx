import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { lowestPrice } from "#content/catalog/lowest-price.ts";
import { shipNoteOf } from "#content/catalog/passed-date.ts";
import type { ProductPresentation } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import type { Product } from "#contract/product.ts";

/** @param buy passed in, because features don't import each other */
export function ProductPanel({
  product,
  shown,
  buy,
}: {
  product: Product;
  shown: ProductPresentation;
  buy: ReactNode;
}) {
  const several = product.variants.length > 1;
  const price = lowestPrice(product.variants);
  const original = product.variants.find((variant) => variant.price === price)?.originalPrice;
  return (
    <article data-accent={shown.accent} className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <div>
        <Picture
          picture={pictureSource(shown.pictures[0] ?? "hero-incard")}
          sizes="(width < 64rem) calc(100vw - 2.5rem), min(50vw - 2.75rem, 37.5rem)"
          priority
          className="aspect-4/3 w-full rounded-3xl object-cover"
        />
      </div>
      <div>
        <p className="mb-3 inline-flex rounded-full border border-accent px-3 py-1 text-sm font-semibold text-accent-text">
          {product.badge}
        </p>
        <h2 className="text-title">{shown.name}</h2>
        <p className="mt-3 text-lg text-ink-soft">{product.description}</p>
        <p className="mt-6 text-4xl font-semibold tabular-nums">
          {several ? <span className="mr-2 text-lg font-normal text-ink-soft">from</span> : null}${price}
          {original ? <s className="ml-3 text-xl font-normal text-ink-soft">${original}</s> : null}
        </p>
        <p className="mt-1 text-ink-soft">{shipNoteOf(product.availability)}</p>
        <div className="mt-6 flex flex-wrap items-start gap-3">
          {buy}
          <Link to={shown.path} className={buttonClass("secondary")}>
            Learn More<span className="sr-only"> about {shown.name}</span>
          </Link>
        </div>
      </div>
      <ul className="grid gap-x-12 border-t border-border sm:grid-cols-2 lg:col-span-2 lg:grid-cols-3">
        {product.features.map((feature) => (
          <li key={feature} className="border-b border-border py-3">
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
