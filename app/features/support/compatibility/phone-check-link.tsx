import Smartphone from "@lucide/icons/icons/smartphone";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { compatibilityText as text } from "#content/compatibility/texts.ts";

/** For pages that sell. */
export function PhoneCheckLink() {
  return (
    <Link to="/compatibility" className="link-line inline-flex min-h-11 items-center gap-2">
      <Icon icon={Smartphone} className="size-5 shrink-0" /> {text.title}
    </Link>
  );
}
