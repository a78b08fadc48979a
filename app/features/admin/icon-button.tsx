import type { LucideIconData } from "@lucide/icons";
import { Icon } from "#app/ui/icon.tsx";

type IconButtonProps = {
  readonly label: string;
  readonly icon: LucideIconData;
  /** Null where there is nothing to do; the button keeps its focus. */
  readonly onClick: (() => void) | null;
};

export function IconButton({ label, icon, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onClick === null}
      onClick={() => onClick?.()}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-wash aria-disabled:cursor-default aria-disabled:opacity-35"
    >
      <Icon icon={icon} className="size-5" />
    </button>
  );
}
