import ArrowDown from "@lucide/icons/icons/arrow-down";
import ArrowUp from "@lucide/icons/icons/arrow-up";
import { adminText } from "#content/admin.ts";
import { IconButton } from "./icon-button.tsx";

type MoveButtonsProps<Entry> = {
  entries: readonly Entry[];
  /** One of them. */
  entry: Entry;
  name: string;
  /** Gets them in their new order. */
  onMove: (entries: Entry[]) => void;
};

/** Null where the entry is the first or the last already. */
export function moved<Entry>(entries: readonly Entry[], entry: Entry, step: 1 | -1): Entry[] | null {
  const place = entries.indexOf(entry) + step;
  return place in entries ? entries.filter((other) => other !== entry).toSpliced(place, 0, entry) : null;
}

export function MoveButtons<Entry>({ entries, entry, name, onMove }: MoveButtonsProps<Entry>) {
  const [earlier, later] = [moved(entries, entry, -1), moved(entries, entry, 1)];
  return (
    <>
      <IconButton label={`${adminText.moveUp}: ${name}`} icon={ArrowUp} onClick={earlier && (() => onMove(earlier))} />
      <IconButton label={`${adminText.moveDown}: ${name}`} icon={ArrowDown} onClick={later && (() => onMove(later))} />
    </>
  );
}
