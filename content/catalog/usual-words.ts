import type { Availability } from "#contract/product.ts";

type UsualWords = { readonly badge: string; readonly shipLine: (date: string) => string };

/**
 * The badge and the ship line that go with an availability unless staff write others. A ship line takes the date as it is
 * printed, or an empty text for none.
 */
export const usualWords = {
  "in-stock": { badge: "Ships immediately", shipLine: () => "In stock. Ships immediately." },
  presale: { badge: "Presale", shipLine: (date: string) => (date === "" ? "Ships soon" : `Ships ${date}`) },
  "sold-out": { badge: "Sold out", shipLine: () => "Sold out." },
} as const satisfies Readonly<Record<Availability["kind"], UsualWords>>;
