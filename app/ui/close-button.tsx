import X from "@lucide/icons/icons/x";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/**
 * A round button with a cross; all other props are the native element's.
 * @param label its name for screen readers, which says what it closes
 */
export function CloseButton({ label, className = "", ...rest }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded-full hover:bg-wash ${className}`}
      {...rest}
    >
      <Icon icon={X} className="size-5" />
    </button>
  );
}
