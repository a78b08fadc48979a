import { Link } from "react-router";
import type { ShippingNotes } from "#content/catalog/shipping.ts";

/** docs/behavior/catalog.md#shipping */
export function ShippingNote({ notes, price }: { notes: ShippingNotes; price: string }) {
  return (
    <p>
      <Link to="/shipping" className="link-line inline-flex min-h-11 items-center text-ink-soft">
        {Number(price) < notes.freeFromDollars ? notes.below : notes.free}
      </Link>
    </p>
  );
}
