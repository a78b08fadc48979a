import Smartphone from "@lucide/icons/icons/smartphone";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { compatibilityText as text } from "#content/compatibility/texts.ts";

/** For pages that sell. */
export function PhoneCheckLink() {
  return (
    <LineLink to="/compatibility" className="gap-2">
      <Icon icon={Smartphone} className="size-5 shrink-0" /> {text.title}
    </LineLink>
  );
}
