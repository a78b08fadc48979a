import { DeskFrame } from "#app/features/desk/desk-frame.tsx";
import { PricesDesk } from "#app/features/prices/prices-desk.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staffPrices } from "#content/staff-prices.ts";
import type { Route } from "./+types/prices";

const { title, intro } = staffPrices;

export const meta: Route.MetaFunction = () => staffMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** Prices beside the built-in catalogue (beyond the specification: docs/live-prices.md). */
export default function PricesScreen() {
  return (
    <DeskFrame title={title} intro={intro}>
      {(call) => <PricesDesk call={call} />}
    </DeskFrame>
  );
}
