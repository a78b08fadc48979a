import type { LucideIconData } from "@lucide/icons";
import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";

export const roundClass =
  "grid size-11 place-items-center rounded-full border border-border-strong hover:border-ink aria-disabled:opacity-40";

type RoundButtonProps = ComponentProps<"button"> & { icon: LucideIconData; label: string };

/**
 * @param label what is read out in place of the icon
 * @param disabled a press does nothing; the button keeps the focus, which it may have got just before
 */
export function RoundButton({ icon, label, className = "", disabled = false, onClick, ...button }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={`${roundClass} ${className}`}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...button}
    >
      <Icon icon={icon} className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
