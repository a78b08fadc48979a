/** The measures of Carbon Finder, each once. */
export const carbonFinderFacts = {
  widthMm: 84.6,
  heightMm: 53,
  thicknessMm: 1.7,
  weightG: 12,
  waterRating: "IP67",
  waterDepthM: 1,
  waterMinutes: 30,
  loudnessDb: { features: "95", comparison: "90", specifications: "80-100" },
  rangeM: 120,
  bluetooth: "Bluetooth 5.4",
  batteryMah: 155,
  monthsPerCharge: 6,
  chargeHours: 2,
  minIos: "14.5",
  minAndroid: "9",
} as const;
