import { useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { buyLinkLabels, soldOutLabel } from "#content/buy-labels.ts";
import type { Sku } from "#content/catalog/buying.ts";
import { buyLink, type Storefront } from "./buy-link.ts";
import { useBuyButton } from "./use-buy-button.ts";

/**
 * A plain link until the SDK's button is ready, and where that fails or takes too long
 * (docs/behavior/buy-button.md#before-script).
 * @param sku may change
 */
export function BuyButton({ sku, label, storefront }: { sku: Sku; label: string; storefront: Storefront }) {
  const slot = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const status = useBuyButton(slot, link, { storefront, sku, label });
  const ready = status === "ready";
  return (
    <div className="relative h-12 w-full" data-buy-button={status} data-fallback={status === "fallback"}>
      <a
        ref={link}
        href={buyLink(storefront, sku)}
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
