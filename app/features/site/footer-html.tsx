import ChevronDown from "@lucide/icons/icons/chevron-down";
import PackageCheck from "@lucide/icons/icons/package-check";
import Percent from "@lucide/icons/icons/percent";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import Truck from "@lucide/icons/icons/truck";
import { Link } from "react-router";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Offers } from "#content/catalog/offers.ts";
import { footerColumnsOf } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { trustPromisesOf } from "#content/trust.ts";
import { footerHtmlIds } from "./footer-html-ids.ts";

const trustIcons = [Truck, Percent, PackageCheck, ShieldCheck];
const linkClass = "inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline sm:min-h-9";

const cached = new WeakMap<Offers, Map<string, Readonly<Record<string, string>>>>();

/**
 * The footer's static HTML, for the root's loader: every page shows it and no script needs it.
 * @param sellsInEu whether the withdrawal form is linked (docs/law.md)
 * @param offers what the catalog says now; rendered once for each
 */
export function footerHtml(sellsInEu: boolean, offers: Offers): Readonly<Record<string, string>> {
  const year = new Date().getUTCFullYear();
  const key = `${sellsInEu} ${year}`;
  const ofOffers = cached.get(offers) ?? new Map<string, Readonly<Record<string, string>>>();
  cached.set(offers, ofOffers);
  const known = ofOffers.get(key);
  if (known) return known;
  const parts = renderStaticHtml({
    [footerHtmlIds.promises]: <Promises promises={trustPromisesOf(offers)} />,
    [footerHtmlIds.links]: <Columns sellsInEu={sellsInEu} />,
    [footerHtmlIds.copyright]: (
      <p>
        © {year} {site.name}. All rights reserved.
      </p>
    ),
    [footerHtmlIds.staff]: (
      <Link to="/admin" className="inline-flex min-h-11 items-center px-2 text-sm text-ink-faint" rel="nofollow">
        Admin
      </Link>
    ),
  });
  ofOffers.set(key, parts);
  return parts;
}

function Promises({ promises }: { promises: ReturnType<typeof trustPromisesOf> }) {
  return (
    <ul className="wrap grid grid-cols-2 gap-x-6 gap-y-5 border-b border-border py-6 lg:grid-cols-4 lg:gap-x-8 lg:py-8">
      {promises.map((promise, index) => {
        return (
          <li key={promise.title} className="sm:flex sm:gap-3">
            <Icon icon={trustIcons[index] ?? ShieldCheck} className="mb-1 size-5 shrink-0 text-accent-text sm:mt-1" />
            <p className="leading-snug sm:leading-normal">
              <span className="block font-semibold">{promise.title}</span>
              <span className="text-ink-soft">{promise.text}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

type Column = ReturnType<typeof footerColumnsOf>[number];

function ColumnLinks({ links }: { links: Column["links"] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <ContentAnchor href={href} className={linkClass}>
            {label}
          </ContentAnchor>
        </li>
      ))}
    </ul>
  );
}

/** The link columns; on a phone each folds, one open at a time. */
function Columns({ sellsInEu }: { sellsInEu: boolean }) {
  const connect = { title: "Connect", links: site.social.map(({ href, name }) => ({ href, label: name })) };
  const columns: readonly Column[] = [...footerColumnsOf(sellsInEu), connect];
  return (
    <nav aria-label="Footer">
      <div className="border-t border-border sm:hidden">
        {columns.map(({ title, links }) => (
          <details key={title} name="footer" className="group border-b border-border">
            <summary className="flex min-h-12 items-center justify-between font-semibold">
              {title}
              <Icon icon={ChevronDown} className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-3">
              <ColumnLinks links={links} />
            </div>
          </details>
        ))}
      </div>
      <div className="hidden grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-8 sm:grid">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="kicker mb-2">{title}</h2>
            <ColumnLinks links={links} />
          </div>
        ))}
      </div>
    </nav>
  );
}
