import { awaitedSlugs, type Offers } from "#content/catalog/offers.ts";
import type { ProductSlug } from "#content/catalog/presentation.ts";
import { shipDateConsent } from "#content/consent.ts";
import { shipDateAlert } from "#content/newsletter.ts";

export type ShipDateAlertText = NonNullable<ReturnType<typeof shipDateAlertTextOf>>;

/** Null for a product in stock. For loaders only, so that the words aren't in the script. */
export function shipDateAlertTextOf(slug: ProductSlug, offers: Offers) {
  return awaitedSlugs(offers).includes(slug)
    ? {
        ...shipDateAlert,
        title: offers[slug].kind === "sold-out" ? shipDateAlert.titleSoldOut : shipDateAlert.title,
        consent: shipDateConsent.text,
      }
    : null;
}
