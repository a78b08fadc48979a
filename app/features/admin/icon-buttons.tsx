import type { LucideIconData } from "@lucide/icons";
import ArrowDown from "@lucide/icons/icons/arrow-down";
import ArrowUp from "@lucide/icons/icons/arrow-up";
import { Icon } from "#app/ui/icon.tsx";
import { adminText } from "#content/admin.ts";

type IconButtonProps = {
  readonly label: string;
  readonly icon: LucideIconData;
  /** Null where there is nothing to do; the button keeps its focus. */
  readonly onClick: (() => void) | null;
};

/** A round button that is only an icon. @param label its name for screen readers */
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

type MoveButtonsProps<Entry> = {
  entries: readonly Entry[];
  entry: Entry;
  name: string;
  /** Gets them in their new order. */
  onMove: (entries: Entry[]) => void;
};

/**
 * A list in which one entry has changed places with its neighbor.
 * @param step -1 moves it towards the beginning
 * @returns null where the entry is the first or the last already
 */
export function moved<Entry>(entries: readonly Entry[], entry: Entry, step: 1 | -1): Entry[] | null {
  const place = entries.indexOf(entry) + step;
  return place in entries ? entries.filter((other) => other !== entry).toSpliced(place, 0, entry) : null;
}

/** The two buttons that move an entry of a list up and down. @param name says for screen readers what they move */
export function MoveButtons<Entry>({ entries, entry, name, onMove }: MoveButtonsProps<Entry>) {
  const earlier = moved(entries, entry, -1);
  const later = moved(entries, entry, 1);
  return (
    <>
      <IconButton label={`${adminText.moveUp}: ${name}`} icon={ArrowUp} onClick={earlier && (() => onMove(earlier))} />
      <IconButton label={`${adminText.moveDown}: ${name}`} icon={ArrowDown} onClick={later && (() => onMove(later))} />
    </>
  );
}
