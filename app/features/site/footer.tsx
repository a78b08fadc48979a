import ChevronDown from "@lucide/icons/icons/chevron-down";
import PackageCheck from "@lucide/icons/icons/package-check";
import Percent from "@lucide/icons/icons/percent";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import Truck from "@lucide/icons/icons/truck";
import { type ReactNode, useEffect, useRef } from "react";
import { usePageFrame } from "#app/lib/page-handle.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { site } from "#content/site.ts";
import type { ShopFrameData } from "./shop-frame-data.ts";

/** What a third-party script puts there (docs/behavior/header-and-footer.md#shop-elements). */
const injected =
  '[class*="shopify-buy"], iframe[name^="frame-"], [id^="product-component-"], #shopify-buy-button, [data-shopify-buy], .shopify-section';

const icons = [Truck, Percent, PackageCheck, ShieldCheck];

/** docs/behavior/catalog.md#promises */
function TrustPromises({ promises }: Pick<ShopFrameData, "promises">) {
  return (
    <ul className="wrap grid grid-cols-2 gap-x-6 gap-y-5 border-b border-border py-6 lg:grid-cols-4 lg:gap-x-8 lg:py-8">
      {promises.map(({ title, text }, index) => (
        <li key={title} className="sm:flex sm:gap-3">
          <Icon icon={icons[index] ?? ShieldCheck} className="mb-1 size-5 shrink-0 text-accent-text sm:mt-1" />
          <p className="leading-snug sm:leading-normal">
            <span className="block font-semibold">{title}</span>
            <span className="text-ink-soft">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/**
 * On a phone one open column at a time. All are open on wider screens: by style before hydration, then by attribute.
 */
function FooterLinks({ columns }: Pick<ShopFrameData, "columns">) {
  const wide = useMediaQuery("(min-width: 40rem)");
  return (
    <nav aria-label="Footer" className="grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-8 sm:grid">
      {columns.map(({ title, links }) => (
        <details
          key={title}
          name={wide ? undefined : "footer"}
          open={wide || undefined}
          className="footer-column group max-sm:border-b max-sm:border-border"
        >
          <summary
            tabIndex={wide ? -1 : undefined}
            className="flex min-h-12 items-center justify-between font-semibold sm:mb-2 sm:min-h-0"
          >
            <h2 className="sm:kicker text-[length:inherit]">{title}</h2>
            <Icon icon={ChevronDown} className="size-5 transition-transform group-open:rotate-180 sm:hidden" />
          </summary>
          <ul className="max-sm:pb-3">
            {links.map(({ href, label }) => (
              <li key={href}>
                <ContentAnchor
                  href={href}
                  className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline sm:min-h-9"
                >
                  {label}
                </ContentAnchor>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

type FooterProps = Pick<ShopFrameData, "promises" | "columns" | "year"> & { newsletter: ReactNode; extras: ReactNode };

/** docs/behavior/header-and-footer.md#footer @param newsletter passed in, because features don't import each other */
export function Footer({ promises, columns, year, newsletter, extras }: FooterProps) {
  const ref = useRef<HTMLElement>(null);
  const { safety } = usePageFrame();
  useEffect(() => {
    const footer = ref.current;
    if (!footer) return;
    const remove = (): void => {
      for (const element of footer.querySelectorAll(injected)) element.remove();
    };
    const changes = new MutationObserver(() => setTimeout(remove, 100));
    changes.observe(footer, { subtree: true, childList: true, attributes: true });
    remove();
    return () => changes.disconnect();
  }, []);
  return (
    <footer
      ref={ref}
      data-site
      className="below-fold mt-14 border-t border-border bg-wash sm:mt-24 text-base"
      suppressHydrationWarning
    >
      {safety ? null : <TrustPromises promises={promises} />}
      <div className="wrap grid gap-10 pb-8 sm:py-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <FooterLinks columns={safety ? columns.filter(({ sells }) => !sells) : columns} />
        </div>
        {safety ? null : (
          <section id="newsletter" aria-labelledby="newsletter-title" className="lg:col-span-4">
            <h2 id="newsletter-title" className="mb-1 text-xl">
              New colors, ship dates, battery tips
            </h2>
            <p className="mb-4 text-ink-soft">
              An email when there's news, none when there isn't. Unsubscribe anytime.
            </p>
            {newsletter}
          </section>
        )}
      </div>
      {/* Room at the end for the chat's button, where the margin of the page has none. */}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border py-6 pr-14 text-ink-soft min-[88rem]:pr-0">
        <p>{`© ${year} ${site.name}. All rights reserved.`}</p>
        {extras}
        <PageLink to="/admin" className="inline-flex min-h-11 items-center px-2 text-sm text-ink-faint" rel="nofollow">
          Admin
        </PageLink>
      </div>
    </footer>
  );
}
