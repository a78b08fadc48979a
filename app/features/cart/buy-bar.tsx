import { type ComponentProps, useEffect, useRef } from "react";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { BuyButton } from "./buy-button.tsx";

/** The header covers 72 pixels; below the screen everything counts as in sight. */
const margins = "-72px 0px 99999px";

type BuyBarProps = ComponentProps<typeof BuyButton> & {
  picture: PictureSource | undefined;
  name: string;
  /** In words. */
  choice?: string;
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
          {picture ? <Picture picture={picture} sizes="3rem" decorative /> : null}
          <p>
            <b>{name}</b> <b>${price}</b>
            <br />
            {choice}
          </p>
        </div>
        <BuyButton {...button} />
      </div>
    </div>
  );
}
