import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { site } from "#content/site.ts";
import { footerHtmlIds } from "./footer-html-ids.ts";
import { removeInjectedElements } from "./keep-shop-elements-out.ts";

/**
 * The footer of every page (docs/behavior/header-and-footer.md#footer).
 * @param newsletter the newsletter form, passed in, because features don't import each other
 * @param parts what `footerHtml` gave where the document doesn't hold it already
 * @param extras controls beside the copyright, such as the theme switch
 */
export function Footer({
  newsletter,
  extras,
  year,
  parts,
}: {
  newsletter: ReactNode;
  extras: ReactNode;
  year: number;
  parts: Readonly<Record<string, string>> | undefined;
}) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? removeInjectedElements(ref.current) : undefined), []);
  return (
    <footer ref={ref} data-site className="mt-24 border-t border-border bg-wash text-base">
      <StaticHtml id={footerHtmlIds.promises} html={parts?.[footerHtmlIds.promises]} />
      <div className="wrap grid gap-10 py-12 lg:grid-cols-12">
        <StaticHtml id={footerHtmlIds.links} html={parts?.[footerHtmlIds.links]} className="lg:col-span-8" />
        <section id="newsletter" aria-labelledby="newsletter-title" className="lg:col-span-4">
          <h2 id="newsletter-title" className="mb-1 text-xl">
            New colors, ship dates, battery tips
          </h2>
          <p className="mb-4 text-ink-soft">An email when there's news, none when there isn't. Unsubscribe anytime.</p>
          {newsletter}
        </section>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-4 border-t border-border py-6 text-ink-soft">
        <p>
          © {year} {site.name}. All rights reserved.
        </p>
        {extras}
        <Link to="/admin" className="inline-flex min-h-11 items-center px-2 text-sm text-ink-soft" rel="nofollow">
          Admin
        </Link>
      </div>
    </footer>
  );
}
