import ChevronDown from "@lucide/icons/icons/chevron-down";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ShopFrameData } from "./shop-frame-data.ts";

/**
 * On a phone one open column at a time. All are open on wider screens: by style before hydration, then by attribute.
 */
export function FooterLinks({ columns }: Pick<ShopFrameData, "columns">) {
  const wide = useMediaQuery("(min-width: 40rem)");
  const open = wide || undefined;
  return (
    <nav
      aria-label="Footer"
      className="grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-8 max-sm:border-t max-sm:border-border sm:grid"
    >
      {columns.map(({ title, links }) => (
        <details
          key={title}
          name={wide ? undefined : "footer"}
          open={open}
          className="footer-column group max-sm:border-b max-sm:border-border"
        >
          <summary
            tabIndex={wide ? -1 : undefined}
            className="flex min-h-12 items-center justify-between font-semibold sm:pointer-events-none sm:mb-2 sm:min-h-0"
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
