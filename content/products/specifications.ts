import { facts } from "#content/catalog/facts.ts";
import type { IconName } from "#content/icon-name.ts";

type SpecRow = { readonly label: string; readonly value: string; readonly footnote?: string | undefined };

/** A table of a product's specifications. */
export type SpecGroup = { readonly title: string; readonly rows: readonly SpecRow[] };

export type ProductFeature = { readonly icon: IconName; readonly title: string; readonly text: string };

export const eitherNetwork = "Apple Find My or Google Find Hub, one at a time";
export const warrantyTime = `${facts.shop.warrantyYears} year`;

/** "Up to 5 years on Android, up to 3 years on iOS". */
export const batteryYears = (measures: {
  readonly batteryYearsAndroid: number;
  readonly batteryYearsIos: number;
}): string => `Up to ${measures.batteryYearsAndroid} years on Android, up to ${measures.batteryYearsIos} years on iOS`;

/** "IP68 (1.5 m for 30 min)". */
export const waterResistance = (measures: {
  readonly waterRating: string;
  readonly waterDepthM: number;
  readonly waterMinutes: number;
}): string => `${measures.waterRating} (${measures.waterDepthM} m for ${measures.waterMinutes} min)`;

/** @param values by their labels, in the order in which they are shown */
export const specGroup = (
  title: string,
  values: Readonly<Record<string, string | Omit<SpecRow, "label">>>,
): SpecGroup => ({
  title,
  rows: Object.entries(values).map(([label, value]) => ({ label, ...(typeof value === "string" ? { value } : value) })),
});
