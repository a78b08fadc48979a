import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { companyLinks, homeAnchors, homeLink, mobileOnlyLinks, productLinks } from "#content/navigation.ts";
import { useDisclosure } from "./use-disclosure.ts";

/**
 * The menu of narrow screens: toggled, closes on any link click, also lists Privacy Policy
 * (docs/behavior/header-and-footer.md#mobile-menu).
 */
export function MobileMenu({ onHome }: { onHome: boolean }) {
  const ref = useDisclosure();
  const groups = [productLinks, [...(onHome ? homeAnchors : [homeLink]), ...companyLinks, ...mobileOnlyLinks]];
  return (
    <details ref={ref} className="group lg:hidden">
      <summary aria-label="Menu" className="grid size-11 place-items-center rounded-full hover:bg-wash">
        <Menu aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-18 max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-border bg-paper shadow-[0_24px_50px_var(--shadow)]"
      >
        <div className="wrap grid gap-1 py-4 sm:grid-cols-2">
          {groups.map((group) => (
            <ul key={group[0]?.href}>
              {group.map((link) => (
                <li key={link.href}>
                  <Link
                    to={link.href}
                    preventScrollReset={onHome && link.href.startsWith("/#")}
                    className="flex min-h-12 items-center border-b border-border text-lg font-medium"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </nav>
    </details>
  );
}
