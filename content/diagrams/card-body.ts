import type { DeviceBody } from "./devices.ts";

type CardMeasures = { readonly widthMm: number; readonly heightMm: number; readonly thicknessMm: number };

/**
 * Makes the front of a card tracker from its measures in millimeters. Corner and button are those of the model that the
 * product pictures are made from (imagery/).
 */
export const cardBody = ({ widthMm, heightMm, thicknessMm }: CardMeasures): Omit<DeviceBody, "finish"> => ({
  widthMm,
  heightMm,
  thicknessMm,
  cornerMm: 3,
  button: { xMm: 72.1, yMm: 41.5, radiusMm: 5.1 },
});
