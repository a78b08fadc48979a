import type { ShipNoticeText } from "#app/features/letters/ship-notice.tsx";
import type { ProductSlug } from "#content/catalogue/presentation.ts";
import { consentWordings } from "#content/consent.ts";
import { shipNotice } from "#content/letters.ts";
import { presaleSlugs } from "#content/presale.ts";

/** The words of 'Tell me when it ships' for a product on presale, null for any other. For loaders only. */
export function shipNoticeOf(slug: ProductSlug): ShipNoticeText | null {
  return presaleSlugs.includes(slug) ? { ...shipNotice, consent: consentWordings.shipDate.text } : null;
}
