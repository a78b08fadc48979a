import { type ReactNode, useEffect, useRef } from "react";
import { StaticHtml } from "#app/static-html/static-html.tsx";
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
  parts,
}: {
  newsletter: ReactNode;
  extras: ReactNode;
  parts: Readonly<Record<string, string>> | undefined;
}) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? removeInjectedElements(ref.current) : undefined), []);
  return (
    <footer
      ref={ref}
      data-site
      className="below-fold mt-24 border-t border-border bg-wash text-base"
      suppressHydrationWarning
    >
      <StaticHtml id={footerHtmlIds.promises} html={parts?.[footerHtmlIds.promises]} />
      <div className="wrap grid gap-10 py-8 sm:py-12 lg:grid-cols-12">
        <StaticHtml id={footerHtmlIds.links} html={parts?.[footerHtmlIds.links]} className="lg:col-span-8" />
        <section id="newsletter" aria-labelledby="newsletter-title" className="lg:col-span-4">
          <h2 id="newsletter-title" className="mb-1 text-xl">
            New colors, ship dates, battery tips
          </h2>
          <p className="mb-4 text-ink-soft">An email when there's news, none when there isn't. Unsubscribe anytime.</p>
          {newsletter}
        </section>
      </div>
      {/* Room at the end for the chat's button, where the margin of the page has none. */}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border py-6 pr-14 text-ink-soft min-[88rem]:pr-0">
        <StaticHtml id={footerHtmlIds.copyright} html={parts?.[footerHtmlIds.copyright]} />
        {extras}
        <StaticHtml id={footerHtmlIds.staff} html={parts?.[footerHtmlIds.staff]} />
      </div>
    </footer>
  );
}
