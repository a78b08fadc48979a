import { type ComponentType, useEffect, useState } from "react";
import type { Storefront } from "./buy-link.ts";
import { cartOpenEvent } from "./cart-names.ts";

const href = "/buy-now";

/**
 * cart-script.ts counts, and keeps a press from before hydration; the drawer and the SDK come with the first press.
 * Without script, or where that fails, a link to the products.
 */
export function CartButton({ storefront }: { storefront: Storefront }) {
  const [Drawer, setDrawer] = useState<ComponentType<{ storefront: Storefront }> | null>(null);
  useEffect(() => {
    const load = () => {
      import("./cart-drawer.tsx").then(
        (module) => setDrawer(() => module.CartDrawer),
        () => location.assign(href),
      );
    };
    addEventListener(cartOpenEvent, load);
    if ("cartWanted" in document.documentElement.dataset) load();
    return () => removeEventListener(cartOpenEvent, load);
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
      {Drawer ? <Drawer storefront={storefront} /> : null}
    </>
  );
}
