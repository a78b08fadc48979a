import { useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { type BuyKey, buyables } from "#content/catalogue/buying.ts";
import type { ProductSlug } from "#content/catalogue/presentation.ts";
import { buyLink, type Storefront } from "./buy-link.ts";
import { useBuyButton } from "./use-buy-button.ts";

/** What is bought: the key itself, or the product's first where the name is no key. */
function keyOf(product: ProductSlug, variantKey: string): BuyKey {
  const found = buyables.find(({ key }) => key === variantKey) ?? buyables.find(({ slug }) => slug === product);
  if (found === undefined) throw new Error(`nothing is sold of ${product}`);
  return found.key;
}

/**
 * Buys one of something (rulings, Purchase): a plain link from the first byte, in whose place the SDK's button comes
 * when it is ready. Where the SDK fails or takes too long the link stays (storefront §4, §8). Both have the same size.
 * @param variantKey a key of content/catalogue/buying.ts; may change while the button is shown
 * @param label 'Buy Now', 'Add to cart' or 'Order Now - Presale Price' (storefront §7)
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
        className={buttonClass("primary", "h-12 w-full")}
      >
        {label}
      </a>
      <div ref={slot} className={ready ? "absolute inset-0" : "invisible absolute inset-0"} />
    </div>
  );
}
