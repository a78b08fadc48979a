import { useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { buyLinkLabels, soldOutLabel } from "#content/buy-labels.ts";
import { type Sku, skuDetails } from "#content/catalog/buying.ts";
import type { ProductSlug } from "#content/catalog/presentation.ts";
import { buyLink, type Storefront } from "./buy-link.ts";
import { useBuyButton } from "./use-buy-button.ts";

/** The SKU itself, or the product's first SKU. */
function keyOf(product: ProductSlug, variantKey: string): Sku {
  const found = skuDetails.find(({ key }) => key === variantKey) ?? skuDetails.find(({ slug }) => slug === product);
  if (found === undefined) throw new Error(`nothing is sold of ${product}`);
  return found.key;
}

/**
 * A plain link until the SDK's button is ready, and where that fails or takes too long
 * (docs/behavior/buy-button.md#before-script).
 * @param variantKey a key of content/catalog/buying.ts; may change
 */
export function BuyButton({
  product,
  variantKey,
  label,
  config,
}: {
  product: ProductSlug;
  variantKey: string;
  label: string;
  config: { storefront: Storefront };
}) {
  const slot = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const key = keyOf(product, variantKey);
  const { storefront } = config;
  const status = useBuyButton(slot, link, { storefront, product, variantKey: key, label });
  const ready = status === "ready";
  return (
    <div className="relative h-12 w-full" data-buy-button={status} data-fallback={status === "fallback"}>
      <a
        ref={link}
        href={buyLink(storefront, key)}
        rel="nofollow"
        hidden={ready}
        data-buy-link={`${storefront.token}.${storefront.domain}`}
        suppressHydrationWarning
        className={buttonClass("primary", "h-12 w-full")}
      >
        {buyLinkLabels[label] ?? label}
      </a>
      <div ref={slot} className={ready ? "absolute inset-0" : "invisible absolute inset-0"} />
    </div>
  );
}

export function SoldOut() {
  return <p className="grid h-12 w-full place-items-center rounded-full bg-wash font-semibold">{soldOutLabel}</p>;
}
