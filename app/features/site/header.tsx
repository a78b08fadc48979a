import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { usePageFrame } from "#app/lib/page-handle.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { buyNowTarget, companyLinks, homeAnchors, homeLink } from "#content/navigation.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { ProductLinks } from "./product-links.tsx";
import type { MenuProduct } from "./shop-frame-data.ts";
import { useMenus } from "./use-menus.ts";

const linkClass = "inline-flex min-h-11 items-center rounded-full px-3 hover:bg-wash";

/**
 * docs/behavior/header-and-footer.md#header. Dropdown and menu are `<details>` and work before any script.
 * @param search and `cart` are passed in, because features don't import each other
 */
export function Header({
  products,
  search,
  cart,
}: {
  products: readonly MenuProduct[];
  search: ReactNode;
  cart: ReactNode;
}) {
  const { pathname } = useLocation();
  const { safety } = usePageFrame();
  const onHome = pathname === "/";
  const productLinks = safety ? null : <ProductLinks products={products} />;
  useMenus();
  return (
    <header data-site className="sticky top-0 z-50 border-b border-border bg-paper/95 backdrop-blur-sm">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-2">
        <Link to="/" aria-label="InCard, home" className="mr-auto inline-flex min-h-11 items-center lg:mr-6">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden flex-1 items-center text-[0.975rem] font-medium lg:flex">
          {productLinks ? (
            <details data-menu className="group relative">
              <summary className={`${linkClass} gap-1`}>
                Products
                <Icon icon={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <div className="absolute top-12 left-0 w-88 rounded-2xl border border-border bg-raised p-2 shadow-[0_18px_50px_var(--shadow)]">
                {productLinks}
              </div>
            </details>
          ) : null}
          {(onHome ? homeAnchors : [homeLink]).map((link) => (
            <Link key={link.href} to={link.href} preventScrollReset={onHome} className={linkClass}>
              {link.label}
            </Link>
          ))}
          {companyLinks.map((link) => (
            <Link
              key={link.href}
              to={link.href}
              aria-current={pathname === link.href ? "page" : undefined}
              className={`${linkClass} aria-[current]:text-accent-text`}
            >
              {link.label}
            </Link>
          ))}
        </nav>
        {search}
        {safety ? null : (
          <>
            {cart}
            <Link to={buyNowTarget(pathname)} className={buttonClass("primary", "max-sm:px-4 whitespace-nowrap")}>
              Buy Now
            </Link>
          </>
        )}
        <MobileMenu onHome={onHome}>{productLinks}</MobileMenu>
      </div>
    </header>
  );
}
