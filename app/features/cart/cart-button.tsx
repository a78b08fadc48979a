import { useEffect, useState } from "react";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import type { Storefront } from "./buy-link.ts";
import { cartOpenEvent } from "./cart-names.ts";

const href = "/buy-now";

const loadDrawer = () => import("./cart-drawer.tsx");

/**
 * cart-script.ts counts, and keeps a press from before hydration; the drawer and the SDK come with the first press.
 * Without script a link to the products.
 */
export function CartButton({ storefront }: { storefront: Storefront }) {
  // Stays mounted once opened.
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const show = () => setOpened(true);
    addEventListener(cartOpenEvent, show);
    if ("cartWanted" in document.documentElement.dataset) show();
    return () => removeEventListener(cartOpenEvent, show);
  }, []);
  return (
    <>
      <a
        href={href}
        data-cart-link
        data-cart-count
        className="relative -ml-2 max-sm:-mr-1 inline-flex size-[44px] shrink-0 items-center justify-center rounded-full hover:bg-wash"
      >
        <svg
          viewBox="0 0 24 24"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M5 8h14l1 13H4zM8 8a4 4 0 0 1 8 0" strokeLinejoin="round" />
        </svg>
        <span className="sr-only">Cart</span>
      </a>
      {opened ? (
        <LazyPart load={loadDrawer} props={{ storefront }} onClose={() => setOpened(false)} instead={href} />
      ) : null}
    </>
  );
}
