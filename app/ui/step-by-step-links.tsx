import Footprints from "@lucide/icons/icons/footprints";
import Printer from "@lucide/icons/icons/printer";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type StepByStepLinksProps = { links: readonly { readonly title: string; readonly address: string }[]; print?: string };

/**
 * Links from a text to the same, one step at a time (the coach), and to the text alone on a page for the printer. Nothing where
 * there is neither; not printed itself.
 * @param links the procedures' titles, and the coach's address of each
 * @param print address of the page for the printer, where there is one
 */
export function StepByStepLinks({ links, print }: StepByStepLinksProps): ReactNode {
  const lines = links.map(({ title, address }) => ({
    address,
    icon: Footprints,
    text: `Follow step by step: ${title}`,
  }));
  if (print !== undefined) lines.push({ address: print, icon: Printer, text: "Print this section" });
  if (lines.length === 0) return null;
  return (
    <ul data-screen-only className="mt-3">
      {lines.map(({ address, icon, text }) => (
        <li key={address}>
          <a href={address} className="link-line inline-flex min-h-11 items-center gap-2">
            <Icon icon={icon} className="size-5 shrink-0" />
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
