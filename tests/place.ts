import type { PlaceSettings } from "#contract/shop-settings.ts";

/** Where a shop is whose owner entered that, with one profile. */
export const enteredPlace: PlaceSettings = {
  city: "Tustin",
  region: "CA",
  postalCode: "92780",
  country: "US",
  x: "",
  instagram: "https://www.instagram.com/adas",
  youtube: "",
  facebook: "",
  tiktok: "",
  linkedin: "",
};
