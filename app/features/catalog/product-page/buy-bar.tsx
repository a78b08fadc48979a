import { type ReactNode, useEffect, useRef } from "react";

/** The header covers 72 pixels; below the screen everything counts as in sight. */
const margins = "-72px 0px 99999px";

/**
 * Once scrolled past, the buy control itself moves into a bar at the bottom (app/styles/buy-bar.css): one control, so
 * that nothing is announced or reached twice.
 * @param choice in words
 * @param price of the choice
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
