import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { usePageFrame } from "#app/lib/page-handle.ts";
import { site } from "#content/site.ts";
import { FooterLinks } from "./footer-links.tsx";
import { removeInjectedElements } from "./keep-shop-elements-out.ts";
import type { ShopFrameData } from "./shop-frame-data.ts";
import { TrustPromises } from "./trust-promises.tsx";

/** docs/behavior/header-and-footer.md#footer @param newsletter passed in, because features don't import each other */
export function Footer({
  promises,
  columns,
  year,
  newsletter,
  extras,
}: Pick<ShopFrameData, "promises" | "columns" | "year"> & { newsletter: ReactNode; extras: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const { safety } = usePageFrame();
  useEffect(() => (ref.current ? removeInjectedElements(ref.current) : undefined), []);
  return (
    <footer
      ref={ref}
      data-site
      className="below-fold mt-14 border-t border-border bg-wash sm:mt-24 text-base"
      suppressHydrationWarning
    >
      {safety ? null : <TrustPromises promises={promises} />}
      <div className="wrap grid gap-10 py-8 sm:py-12 lg:grid-cols-12">
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
        <p>
          © {year} {site.name}. All rights reserved.
        </p>
        {extras}
        <Link to="/admin" className="inline-flex min-h-11 items-center px-2 text-sm text-ink-faint" rel="nofollow">
          Admin
        </Link>
      </div>
    </footer>
  );
}
