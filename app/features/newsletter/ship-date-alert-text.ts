import type { ProductSlug } from "#content/catalog/presentation.ts";
import { consentTexts } from "#content/consent.ts";
import { shipDateAlert } from "#content/newsletter.ts";
import { presaleSlugs } from "#content/presale.ts";
import type { ShipDateAlertText } from "./ship-date-alert-form.tsx";

/** The texts of 'Tell me when it ships' for a product on presale, null for any other. For loaders only. */
export function shipDateAlertTextOf(slug: ProductSlug): ShipDateAlertText | null {
  return presaleSlugs.includes(slug) ? { ...shipDateAlert, consent: consentTexts.shipDate.text } : null;
}
