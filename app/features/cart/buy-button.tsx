import { useEffect, useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { buyLinkLabels, soldOutLabel } from "#content/buy-labels.ts";
import type { Sku } from "#content/catalog/buying.ts";
import { buyLink, findStoreIds, type Storefront } from "./buy-link.ts";
import { useBuyButton } from "./use-buy-button.ts";

type BuyButtonProps = { sku: Sku; label: string; storefront: Storefront };

/**
 * A plain link until the SDK's button is ready, and where that fails or takes too long
 * (docs/behavior/buy-button.md#before-script).
 * @param sku may change
 */
export function BuyButton(props: BuyButtonProps) {
  // Until the catalog says so too.
  return findStoreIds(props.storefront, props.sku) === null ? <SoldOut /> : <BuyLink {...props} />;
}

function BuyLink({ sku, label, storefront }: BuyButtonProps) {
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

/** Stands in the place of the button where nothing can be bought. */
export function SoldOut() {
  return <p className="grid h-12 w-full place-items-center rounded-full bg-wash font-semibold">{soldOutLabel}</p>;
}

/** The header covers 72 pixels; below the screen everything counts as in sight. */
const margins = "-72px 0px 99999px";

type BuyBarProps = BuyButtonProps & {
  picture: PictureSource;
  name: string;
  /** In words. */
  choice?: string;
  /** With its currency. */
  price: string;
};

/**
 * The buy button of a product page. Once scrolled past, the button itself moves into a bar at the bottom
 * (app/styles/buy-bar.css): one control, so that nothing is announced or reached twice.
 */
export function BuyBar({ picture, name, choice, price, ...button }: BuyBarProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) root.toggleAttribute("data-buy-bar", !isIntersecting);
      },
      { rootMargin: margins },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      root.removeAttribute("data-buy-bar");
    };
  }, []);
  return (
    <div ref={place} className="min-h-12">
      <div className="buy-bar">
        <div aria-hidden="true">
          <Picture picture={picture} sizes="3rem" decorative />
          <p>
            <b>{name}</b>{" "}
            <b>
              <Price text={price} />
            </b>
            <br />
            <span>{choice}</span>
          </p>
        </div>
        <BuyButton {...button} />
      </div>
    </div>
  );
}
