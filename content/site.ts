import type { ShopEmails } from "#contract/services.ts";

export const site = {
  name: "InCard",
  tagline: "Bluetooth trackers for Apple Find My and Google Find Hub",
  description: "Thin, loud, easy to reset: three Bluetooth item trackers for Apple Find My and Google Find Hub.",
  address: { city: "Irvine", region: "CA", postalCode: "92618", country: "US" },
  location: "Irvine, CA 92618",
  social: [
    { name: "X", href: "https://x.com/incard" },
    { name: "Instagram", href: "https://www.instagram.com/incard" },
    { name: "YouTube", href: "https://www.youtube.com/@incard" },
  ],
} as const;

/** The addresses of a shop whose owner entered none: nobody owns them. */
export const placeholderEmails: ShopEmails = {
  support: "support@incard.example",
  privacy: "privacy@incard.example",
  dpo: "dpo@incard.example",
};
