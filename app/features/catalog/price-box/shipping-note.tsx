import { LineLink } from "#app/ui/line-link.tsx";
import type { ShippingNotes } from "#content/shipping.ts";

/** docs/behavior/catalog.md#shipping */
export function ShippingNote({ notes, price }: { notes: ShippingNotes; price: string }) {
  return (
    <p>
      <LineLink to="/shipping" className="text-ink-soft">
        {notes.freeFrom === null || Number(price) < notes.freeFrom ? notes.below : notes.free}
      </LineLink>
    </p>
  );
}
