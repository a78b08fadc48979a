import PackageCheck from "lucide-react/icons/package-check";
import Percent from "lucide-react/icons/percent";
import ShieldCheck from "lucide-react/icons/shield-check";
import Truck from "lucide-react/icons/truck";
import { Link } from "react-router";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { footerColumnsOf } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { trustPromisesOf } from "#content/trust.ts";
import type { LegalFlags } from "#contract/services.ts";
import { footerHtmlIds } from "./footer-html-ids.ts";

const trustIcons = [Truck, Percent, PackageCheck, ShieldCheck];
const linkClass = "inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline sm:min-h-9";

const cached = new Map<string, Readonly<Record<string, string>>>();

/**
 * The footer's static HTML, for the root's loader: every page shows it and no script needs it.
 * @param law legal settings (docs/law.md)
 */
export function footerHtml({ sellsInEu, priorPriceRule }: LegalFlags): Readonly<Record<string, string>> {
  const key = `${sellsInEu} ${priorPriceRule}`;
  const known = cached.get(key);
  if (known) return known;
  const parts = renderStaticHtml({
    [footerHtmlIds.promises]: <Promises priorPriceRule={priorPriceRule} />,
    [footerHtmlIds.links]: <Columns sellsInEu={sellsInEu} />,
  });
  cached.set(key, parts);
  return parts;
}

function Promises({ priorPriceRule }: { priorPriceRule: boolean }) {
  return (
    <ul className="wrap grid gap-x-8 gap-y-6 border-b border-border py-8 sm:grid-cols-2 lg:grid-cols-4">
      {trustPromisesOf(priorPriceRule).map((promise, index) => {
        const Icon = trustIcons[index] ?? ShieldCheck;
        return (
          <li key={promise.title} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-text" />
            <p>
              <span className="block font-semibold">{promise.title}</span>
              <span className="text-ink-soft">{promise.text}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Columns({ sellsInEu }: { sellsInEu: boolean }) {
  return (
    <nav aria-label="Footer" className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-8">
      {footerColumnsOf(sellsInEu).map((column) => (
        <div key={column.title}>
          <h2 className="kicker mb-2">{column.title}</h2>
          <ul>
            {column.links.map((link) => (
              <li key={link.href}>
                <Link to={link.href} className={linkClass}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h2 className="kicker mb-2">Connect</h2>
        <ul>
          {site.social.map((link) => (
            <li key={link.href}>
              <ContentAnchor href={link.href} className={linkClass}>
                {link.name}
              </ContentAnchor>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
