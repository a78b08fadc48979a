import ArrowRight from "@lucide/icons/icons/arrow-right";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { useWindowEvent } from "#app/lib/use-window-event.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { offlineText as text } from "#content/offline.ts";
import { offlineLinks } from "#content/offline-pages.ts";
import { inBrowser } from "#contract/page-query.ts";
import { siteAddress } from "#contract/site-address.ts";
import type { Route } from "./+types/offline";

export const handle = { query: { from: inBrowser } } satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, "/offline");

export const meta = pageHead;

/** Always of this site. */
const wantedAddress = (from: string | null): string => siteAddress(from ?? "") ?? "/";

/** Shown by the service worker (docs/decisions/offline.md). Retries by itself when the browser goes online. */
export default function Offline() {
  const from = usePageQuery().get("from");
  // The cached document has no query.
  const hydrated = useHydrated();
  const wanted = hydrated ? wantedAddress(from) : "/";
  useWindowEvent("online", () => {
    if (from !== null) location.replace(wantedAddress(from));
  });
  return (
    <div className="wrap grid gap-x-12 gap-y-12 py-14 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-5">
        <p className="kicker mb-4">{text.kicker}</p>
        <h1 className="text-title">{text.title}</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{text.text}</p>
        <a href={wanted} className={buttonClass("primary", "mt-8")}>
          {text.retry}
        </a>
        <Rings dot={false} className="mt-14 hidden w-72 text-border-strong lg:block" />
      </div>
      <section aria-labelledby="cached-title" className="lg:col-span-7">
        <h2 id="cached-title" className="text-xl">
          {text.listTitle}
        </h2>
        <ul className="mt-4 border-b border-border bg-paper">
          {offlineLinks.map((link) => (
            <li key={link.href} className="border-t border-border">
              {/* Full document loads, because the router's data isn't cached. */}
              <a href={link.href} className="group flex min-h-16 items-center gap-4 py-3">
                <span className="flex-1">
                  <span className="block text-lg font-medium group-hover:underline">{link.label}</span>
                  <span className="block text-ink-soft">{link.text}</span>
                </span>
                <Icon icon={ArrowRight} className="size-5 shrink-0 text-accent-text" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
