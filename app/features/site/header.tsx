import ChevronDown from "@lucide/icons/icons/chevron-down";
import Menu from "@lucide/icons/icons/menu";
import X from "@lucide/icons/icons/x";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { usePageFrame } from "#app/lib/page-handle.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import {
  buyNowTarget,
  companyLinks,
  compareLink,
  homeAnchors,
  homeLink,
  type LabeledLink,
  mobileOnlyLinks,
  testimonialsLink,
} from "#content/navigation.ts";
import type { MenuProduct } from "./shop-frame-data.ts";

const linkClass = "inline-flex min-h-11 items-center rounded-full px-3 hover:bg-wash";

/** Closes the header's `<details data-menu>` on a link click, a click outside and Escape. To be used once. */
function useMenus(): void {
  useEffect(() => {
    const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      for (const menu of open()) if (!menu.contains(target) || target.closest("a")) menu.open = false;
    }
    function onKey({ key }: KeyboardEvent) {
      if (key !== "Escape") return;
      for (const menu of open()) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    }
    const listening = new AbortController();
    document.addEventListener("click", onClick, { signal: listening.signal });
    document.addEventListener("keydown", onKey, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function ProductLinks({ products }: { products: readonly MenuProduct[] }) {
  return (
    <ul>
      {products.map(({ name, path, picture, offer }) => (
        <li key={path}>
          <PageLink to={path} className="flex items-center gap-4 rounded-xl p-2 hover:bg-wash">
            {picture ? (
              <Picture picture={picture} sizes="4rem" decorative className="size-16 shrink-0 rounded-lg object-cover" />
            ) : null}
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-base font-normal text-ink-soft tabular-nums">{offer}</span>
            </span>
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink
          to={compareLink.href}
          className="flex min-h-11 items-center rounded-xl px-2 font-medium hover:bg-wash"
        >
          {compareLink.label}
        </PageLink>
      </li>
    </ul>
  );
}

/** docs/behavior/header-and-footer.md#mobile-menu @param children the products, or null */
function MobileMenu({ links, children }: { links: readonly LabeledLink[]; children: ReactNode }) {
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
                <PageLink
                  to={href}
                  preventScrollReset={href.startsWith("/#")}
                  className="flex min-h-12 items-center border-b border-border text-lg font-medium"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </details>
  );
}

type HeaderProps = {
  products: readonly MenuProduct[];
  withoutTestimonials: boolean;
  search: ReactNode;
  cart: ReactNode;
};

/**
 * docs/behavior/header-and-footer.md#header. Dropdown and menu are `<details>` and work before any script.
 * @param search and `cart` are passed in, because features don't import each other
 */
export function Header({ products, withoutTestimonials, search, cart }: HeaderProps) {
  const { pathname } = useLocation();
  const { safety } = usePageFrame();
  const anchors = homeAnchors.filter((link) => !withoutTestimonials || link !== testimonialsLink);
  const links = [...(pathname === "/" ? anchors : [homeLink]), ...companyLinks];
  const productLinks = safety ? null : <ProductLinks products={products} />;
  useMenus();
  return (
    <header data-site className="@container sticky top-0 z-50 border-b border-border bg-paper/95 backdrop-blur-sm">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-x-1 gap-y-2 @max-[22rem]:gap-x-0 @min-[24rem]:gap-x-2">
        <PageLink to="/" aria-label="InCard, home" className="mr-auto inline-flex min-h-11 items-center lg:mr-6">
          <Logo />
        </PageLink>
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
          {links.map(({ href, label }) => (
            <PageLink
              key={href}
              to={href}
              preventScrollReset={href.startsWith("/#")}
              aria-current={pathname === href ? "page" : undefined}
              className={`${linkClass} aria-[current]:text-accent-text`}
            >
              {label}
            </PageLink>
          ))}
        </nav>
        {search}
        {safety ? null : (
          <>
            {cart}
            <PageLink
              to={buyNowTarget(pathname)}
              className={buttonClass(
                "primary",
                "max-sm:px-4 @max-[23.75rem]:px-3 @max-[22rem]:px-2 @max-[23.75rem]:text-sm whitespace-nowrap",
              )}
            >
              Buy Now
            </PageLink>
          </>
        )}
        <MobileMenu links={[...links, ...mobileOnlyLinks]}>{productLinks}</MobileMenu>
      </div>
    </header>
  );
}
