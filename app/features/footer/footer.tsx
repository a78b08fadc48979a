import { PackageCheck, Percent, ShieldCheck, Truck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { footerColumnsOf } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { trustPromises } from "#content/trust.ts";
import { keepShopElementsOut } from "./keep-shop-elements-out.ts";

const trustIcons = [Truck, Percent, PackageCheck, ShieldCheck];
const linkClass = "inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline sm:min-h-9";

/**
 * The footer of every page (storefront §2, Footer).
 * @param newsletter the newsletter form, handed in because features don't know each other
 * @param euSale whether the shop sells in the European Union (docs/law.md)
 * @param extras controls beside the copyright, such as the theme switch
 */
export function Footer({
  newsletter,
  extras,
  year,
  euSale,
}: {
  newsletter: ReactNode;
  extras: ReactNode;
  year: number;
  euSale: boolean;
}) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? keepShopElementsOut(ref.current) : undefined), []);
  return (
    <footer ref={ref} data-site className="mt-24 border-t border-rule bg-wash text-base">
      <ul className="wrap grid gap-x-8 gap-y-6 border-b border-rule py-8 sm:grid-cols-2 lg:grid-cols-4">
        {trustPromises.map((promise, index) => {
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
      <div className="wrap grid gap-10 py-12 lg:grid-cols-12">
        <nav
          aria-label="Footer"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-8 lg:col-span-8"
        >
          {footerColumnsOf(euSale).map((column) => (
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
                  <a href={link.href} rel="noopener noreferrer" target="_blank" className={linkClass}>
                    {link.name}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <section id="newsletter" aria-labelledby="newsletter-title" className="lg:col-span-4">
          <h2 id="newsletter-title" className="mb-1 text-xl">
            News, when there is some
          </h2>
          <p className="mb-4 text-ink-soft">Ship dates, new colors and battery advice. Leave whenever you like.</p>
          {newsletter}
        </section>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-4 border-t border-rule py-6 text-ink-soft">
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
