import ChevronDown from "@lucide/icons/icons/chevron-down";
import Menu from "@lucide/icons/icons/menu";
import X from "@lucide/icons/icons/x";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { presentation, productSlugs } from "#content/catalog/presentation.ts";
import { toPrice } from "#content/format.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import {
  companyLinks,
  compareLink,
  homeAnchors,
  homeLink,
  mobileOnlyLinks,
  type NavigationLink,
  productMenuText as text,
} from "#content/navigation.ts";

import type { Product } from "#contract/product.ts";
import { menuHtmlIds } from "./menu-html-ids.ts";

const cached = new WeakMap<readonly Product[], Readonly<Record<string, string>>>();

/**
 * The header's static HTML, for the root's loader: the Products dropdown with its prices, and the menu of narrow screens
 * (docs/behavior/header-and-footer.md). Both are `<details>`, so they work before any script; see use-menus.ts.
 * @param products the live catalog; rendered once for each
 */
export function menuHtml(products: readonly Product[]): Readonly<Record<string, string>> {
  const known = cached.get(products);
  if (known) return known;
  const links = <ProductLinks products={products} />;
  const parts = renderStaticHtml({
    [menuHtmlIds.products]: <ProductMenu>{links}</ProductMenu>,
    [menuHtmlIds.mobile]: <MobileMenu>{links}</MobileMenu>,
  });
  cached.set(products, parts);
  return parts;
}

/** The price of a product, "from" the lowest where its variants differ; nothing while the catalog lacks it. */
function priceOf(product: Product | undefined): string {
  const prices = (product?.variants ?? []).map(({ price }) => Number(price));
  const least = Math.min(...prices);
  if (!Number.isFinite(least)) return "";
  return text.price(
    toPrice(least),
    prices.some((price) => price !== least),
  );
}

function ProductLinks({ products }: { products: readonly Product[] }) {
  return (
    <ul>
      {productSlugs.map((slug) => {
        const { catalogId, name, path, pictures } = presentation[slug];
        const product = products.find(({ id }) => id === catalogId);
        const [picture] = pictures;
        return (
          <li key={slug}>
            <Link to={path} className="flex items-center gap-4 rounded-xl p-2 hover:bg-wash">
              {picture ? (
                <span className="shrink-0">
                  <Picture
                    picture={pictureSource(picture)}
                    sizes="4rem"
                    decorative
                    className="size-16 rounded-lg object-cover"
                  />
                </span>
              ) : null}
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-base font-normal text-ink-soft tabular-nums">
                  {[priceOf(product), product?.badge].filter(Boolean).join(" · ")}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
      <li>
        <Link to={compareLink.href} className="flex min-h-11 items-center rounded-xl px-2 font-medium hover:bg-wash">
          {compareLink.label}
        </Link>
      </li>
    </ul>
  );
}

function ProductMenu({ children }: { children: ReactNode }) {
  return (
    <details data-menu className="group relative">
      <summary className="inline-flex min-h-11 items-center gap-1 rounded-full px-3 hover:bg-wash">
        Products
        <Icon icon={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-12 left-0 w-88 rounded-2xl border border-border bg-raised p-2 shadow-[0_18px_50px_var(--shadow)]">
        {children}
      </div>
    </details>
  );
}

function MobileLinks({ links, className }: { links: readonly NavigationLink[]; className?: string }) {
  return links.map((link) => (
    <li key={link.href} className={className}>
      <Link to={link.href} className="flex min-h-12 items-center border-b border-border text-lg font-medium">
        {link.label}
      </Link>
    </li>
  ));
}

/** `data-home` of the header says which of the anchors and Home shows. */
function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <details data-menu className="group">
      <summary aria-label="Menu" className="grid size-11 place-items-center rounded-full hover:bg-wash">
        <Icon icon={Menu} className="size-6 group-open:hidden" />
        <Icon icon={X} className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-border bg-paper shadow-[0_24px_50px_var(--shadow)]"
      >
        <div className="wrap grid gap-x-8 gap-y-3 py-4 sm:grid-cols-2">
          <div className="-mx-2">{children}</div>
          <ul>
            <MobileLinks links={homeAnchors} className="not-in-data-home:hidden" />
            <MobileLinks links={[homeLink]} className="in-data-home:hidden" />
            <MobileLinks links={[...companyLinks, ...mobileOnlyLinks]} />
          </ul>
        </div>
      </nav>
    </details>
  );
}
