export const site = {
  name: "InCard",
  tagline: "Bluetooth trackers for Apple Find My and Google Find Hub",
  description: "Thin, loud, easy to reset: three Bluetooth item trackers for Apple Find My and Google Find Hub.",
  /** Contact messages go there too where the configuration has no SUPPORT_EMAIL. */
  supportEmail: "support@incard.example",
  privacyEmail: "privacy@incard.example",
  dpoEmail: "dpo@incard.example",
  address: { city: "Irvine", region: "CA", postalCode: "92618", country: "US" },
  location: "Irvine, CA 92618",
  social: [
    { name: "X", href: "https://x.com/incard" },
    { name: "Instagram", href: "https://www.instagram.com/incard" },
    { name: "YouTube", href: "https://www.youtube.com/@incard" },
  ],
} as const;
