import { type ReactNode, useEffect, useRef } from "react";

/** What of the screen's top the header covers, in pixels; below the screen everything counts as in sight. */
const margins = "-72px 0px 99999px";

/**
 * The place of a product page's buy control. Once a visitor has scrolled past it, the control itself moves into a bar at
 * the bottom of the screen (app/styles/buy-bar.css), beside what it buys: it is one control, so it buys the same choice,
 * and nothing is announced or reached twice. Without script it stays where it is.
 * @param picture a small picture of what is bought
 * @param choice what was chosen of the product, in words
 * @param price of the choice, dollars with two decimals
 * @param children the buy control, passed in, because features don't import each other
 */
export function BuyBar({
  picture,
  name,
  choice,
  price,
  children,
}: {
  picture: ReactNode;
  name: string;
  choice?: string;
  price: string;
  children: ReactNode;
}) {
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
          {picture}
          <p>
            <b>{name}</b> <b>${price}</b>
            <br />
            {choice}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
