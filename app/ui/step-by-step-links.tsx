import Footprints from "@lucide/icons/icons/footprints";
import Printer from "@lucide/icons/icons/printer";
import { Icon } from "#app/ui/icon.tsx";

const line = "link-line inline-flex min-h-11 items-center gap-2";

type StepByStepLinksProps = { links: readonly { readonly title: string; readonly address: string }[]; print?: string };

/** To the coach, and to the page for the printer, where there is one. Not printed itself. */
export function StepByStepLinks({ links, print }: StepByStepLinksProps) {
  if (links.length === 0 && print === undefined) return null;
  return (
    <ul data-screen-only className="mt-3">
      {links.map(({ title, address }) => (
        <li key={address}>
          <a href={address} className={line}>
            <Icon icon={Footprints} className="size-5 shrink-0" />
            <span>Follow step by step: {title}</span>
          </a>
        </li>
      ))}
      {print === undefined ? null : (
        <li>
          <a href={print} className={line}>
            <Icon icon={Printer} className="size-5 shrink-0" /> Print this section
          </a>
        </li>
      )}
    </ul>
  );
}
