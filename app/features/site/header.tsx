import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { buyNowTarget, companyLinks, homeAnchors, homeLink } from "#content/navigation.ts";

import { menuHtmlIds } from "./menu-html-ids.ts";
import { useMenus } from "./use-menus.ts";

/** Of a link in the main navigation. */
const linkClass = "inline-flex min-h-11 items-center rounded-full px-3 hover:bg-wash";

/**
 * The header of every page (docs/behavior/header-and-footer.md#header), below the announcement of staff. Dropdown and mobile menu are `<details>`, so
 * both work before any script.
 * @param search what opens the search, passed in, because features don't import each other
 * @param cart what opens the cart
 * @param parts what `menuHtml` and `announcementHtml` gave where the document doesn't hold it already
 */
export function Header({
  search,
  cart,
  parts,
}: {
  search: ReactNode;
  cart: ReactNode;
  parts: Readonly<Record<string, string>> | undefined;
}) {
  const { pathname } = useLocation();
  const onHome = pathname === "/";
  useMenus();
  return (
    <>
      <StaticHtml id={menuHtmlIds.announcement} html={parts?.[menuHtmlIds.announcement]} />
      <header
        data-site
        data-home={onHome || undefined}
        className="sticky top-0 z-50 border-b border-border bg-paper/95 backdrop-blur-sm"
      >
        <div className="wrap flex min-h-18 flex-wrap items-center gap-2">
          <Link to="/" aria-label="InCard, home" className="mr-auto inline-flex min-h-11 items-center lg:mr-6">
            <Logo />
          </Link>
          <nav aria-label="Main" className="hidden flex-1 items-center text-[0.975rem] font-medium lg:flex">
            <StaticHtml id={menuHtmlIds.products} html={parts?.[menuHtmlIds.products]} />
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
          {cart}
          <Link to={buyNowTarget(pathname)} className={buttonClass("primary", "max-sm:px-4 whitespace-nowrap")}>
            Buy Now
          </Link>
          <StaticHtml id={menuHtmlIds.mobile} html={parts?.[menuHtmlIds.mobile]} className="lg:hidden" />
        </div>
      </header>
    </>
  );
}
