import type { ShopEmails, ShopPlace } from "#contract/services.ts";

export const site = {
  name: "InCard",
  tagline: "Bluetooth trackers for Apple Find My and Google Find Hub",
  description: "Thin, loud, easy to reset: three Bluetooth item trackers for Apple Find My and Google Find Hub.",
  location: "Irvine, CA 92618",
  countryName: "United States",
} as const;

/** Where a shop is, and its profiles, until its owner enters them at /admin/setup. */
export const builtInPlace: ShopPlace = {
  city: "Irvine",
  region: "CA",
  postalCode: "92618",
  country: "US",
  location: site.location,
  countryName: site.countryName,
  profiles: [
    { name: "X", href: "https://x.com/incard" },
    { name: "Instagram", href: "https://www.instagram.com/incard" },
    { name: "YouTube", href: "https://www.youtube.com/@incard" },
  ],
};

/** The addresses of a shop whose owner entered none: nobody owns them. */
export const placeholderEmails: ShopEmails = {
  support: "support@incard.example",
  privacy: "privacy@incard.example",
  dpo: "dpo@incard.example",
};
