import { facts } from "#content/catalog/facts.ts";
import type { IconName } from "#content/icon-name.ts";

/** A row of a specifications table. Its footnote says what other screens give in its place. */
type SpecRow = { readonly label: string; readonly value: string; readonly footnote?: string | undefined };

/** A table of a product's specifications. */
export type SpecGroup = { readonly title: string; readonly rows: readonly SpecRow[] };

/** A feature in the grid on a product's page. */
export type ProductFeature = { readonly icon: IconName; readonly title: string; readonly text: string };

export const eitherNetwork = "Apple Find My or Google Find Hub, one at a time";
export const warrantyTime = `${facts.shop.warrantyYears} year`;

/** Says how long a battery lasts: "Up to 5 years on Android, up to 3 years on iOS". */
export const batteryYears = (measures: {
  readonly batteryYearsAndroid: number;
  readonly batteryYearsIos: number;
}): string => `Up to ${measures.batteryYearsAndroid} years on Android, up to ${measures.batteryYearsIos} years on iOS`;

/** Says how much water a tracker bears: "IP68 (1.5 m for 30 min)". */
export const waterResistance = (measures: {
  readonly waterRating: string;
  readonly waterDepthM: number;
  readonly waterMinutes: number;
}): string => `${measures.waterRating} (${measures.waterDepthM} m for ${measures.waterMinutes} min)`;

/**
 * Makes a table of specifications.
 * @param values the values by their labels, in the order in which they are shown; one with a footnote is an object
 */
export const specGroup = (
  title: string,
  values: Readonly<Record<string, string | Omit<SpecRow, "label">>>,
): SpecGroup => ({
  title,
  rows: Object.entries(values).map(([label, value]) => ({ label, ...(typeof value === "string" ? { value } : value) })),
});
