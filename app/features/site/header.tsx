import ChevronDown from "@lucide/icons/icons/chevron-down";
import Menu from "@lucide/icons/icons/menu";
import X from "@lucide/icons/icons/x";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { usePageFrame } from "#app/lib/page-handle.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { buyNowTarget, companyLinks, homeAnchors, homeLink, mobileOnlyLinks } from "#content/navigation.ts";
import { ProductLinks } from "./product-links.tsx";
import type { MenuProduct } from "./shop-frame-data.ts";
import { useMenus } from "./use-menus.ts";

const linkClass = "inline-flex min-h-11 items-center rounded-full px-3 hover:bg-wash";

/** docs/behavior/header-and-footer.md#mobile-menu @param children the products, or null */
function MobileMenu({ onHome, children }: { onHome: boolean; children: ReactNode }) {
  const links = [...(onHome ? homeAnchors : [homeLink]), ...companyLinks, ...mobileOnlyLinks];
  return (
    <details data-menu className="group lg:hidden">
      <summary aria-label="Menu" className="grid size-11 place-items-center rounded-full hover:bg-wash">
        <Icon icon={Menu} className="size-6 group-open:hidden" />
        <Icon icon={X} className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-border bg-paper shadow-[0_24px_50px_var(--shadow)]"
      >
        <div className="wrap grid gap-x-8 gap-y-3 py-4 sm:grid-cols-2">
          {children ? <div className="-mx-2">{children}</div> : null}
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  to={href}
                  preventScrollReset={href.startsWith("/#")}
                  className="flex min-h-12 items-center border-b border-border text-lg font-medium"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </details>
  );
}

type HeaderProps = { products: readonly MenuProduct[]; search: ReactNode; cart: ReactNode };

/**
 * docs/behavior/header-and-footer.md#header. Dropdown and menu are `<details>` and work before any script.
 * @param search and `cart` are passed in, because features don't import each other
 */
export function Header({ products, search, cart }: HeaderProps) {
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
