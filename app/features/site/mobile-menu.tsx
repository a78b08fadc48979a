import Menu from "@lucide/icons/icons/menu";
import X from "@lucide/icons/icons/x";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { companyLinks, homeAnchors, homeLink, mobileOnlyLinks } from "#content/navigation.ts";

/** docs/behavior/header-and-footer.md#mobile-menu @param children the products, or null */
export function MobileMenu({ onHome, children }: { onHome: boolean; children: ReactNode }) {
  const links = [...(onHome ? homeAnchors : [homeLink]), ...companyLinks, ...mobileOnlyLinks];
  return (
    <details data-menu className="group lg:hidden">
      <summary aria-label="Menu" className="grid size-11 place-items-center rounded-full hover:bg-wash">
        <Icon icon={Menu} className="size-6 group-open:hidden" />
        <Icon icon={X} className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-border bg-paper shadow-[0_24px_50px_var(--shadow)]"
      >
        <div className="wrap grid gap-x-8 gap-y-3 py-4 sm:grid-cols-2">
          {children ? <div className="-mx-2">{children}</div> : null}
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  to={href}
                  preventScrollReset={href.startsWith("/#")}
                  className="flex min-h-12 items-center border-b border-border text-lg font-medium"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </details>
  );
}
