import { tagigoColors } from "./tagigo-options.ts";

/**
 * All measures of the shop, each once, with its unit in the name (docs/behavior/catalog.md#measures). Texts refer to
 * these; formatting is done in the text. Where screens disagree (docs/behavior/catalog.md#disagreeing-figures), both
 * values stand side by side and say which screen shows which.
 */
export const facts = {
  incardFinder: {
    widthMm: 84.6,
    heightMm: 53,
    /** The specifications page (/product-details) gives the ISO card format instead of 84.6 x 53 mm. */
    specificationsPage: { widthMm: 85.6, heightMm: 53.98 },
    thicknessMm: 1.7,
    weightG: 12,
    waterRating: "IP68",
    waterDepthM: 1.5,
    waterMinutes: 30,
    loudnessDb: 90,
    rangeM: 170,
    bluetooth: "Bluetooth LE 5.4",
    battery: "non-rechargeable",
    batteryVolts: "3.0",
    batteryMah: 540,
    batteryYearsAndroid: 5,
    batteryYearsIos: 3,
    temperatureMinC: -20,
    temperatureMaxC: 60,
    minIos: "14.5",
    minMacOs: "10.15",
    minAndroid: "9",
    modelNumber: "CARD01NC",
  },
  tagigo: {
    widthMm: 33,
    heightMm: 33,
    thicknessMm: 8.05,
    weightG: 11,
    waterRating: "not waterproof",
    loudnessDb: 100,
    battery: "CR2032, replaceable",
    batteryCell: "CR2032",
    batteryYearsAndroid: 2,
    batteryYearsIos: 1.5,
    minIos: "14.5",
    minAndroid: "9",
    colors: tagigoColors.map(({ name }) => name),
    expectedShip: {
      /** Shown on the Tagigo product page: the ship date of the built-in catalog. */
      productPage: "July 31, 2025",
      /** Shown in the blog teaser about Tagigo while the catalog has the date above. */
      blogTeaser: "May 30, 2025",
    },
    modelNumber: "TAG01NC",
    modelSuffixes: ["WH", "BK", "CY", "PR"],
  },
  carbonFinder: {
    widthMm: 84.6,
    heightMm: 53,
    thicknessMm: 1.7,
    weightG: 12,
    waterRating: "IP67",
    waterDepthM: 1,
    waterMinutes: 30,
    loudnessDb: {
      /** Features tab of the Carbon Finder page. */
      features: "95",
      /** Comparison page. */
      comparison: "90",
      /** Specifications tab of the Carbon Finder page. */
      specifications: "80-100",
    },
    rangeM: 120,
    bluetooth: "Bluetooth 5.4",
    battery: "rechargeable, Qi wireless charging",
    batteryMah: 155,
    monthsPerCharge: 6,
    chargeHours: 2,
    minIos: "14.5",
    minAndroid: "9",
  },
  /**
   * The thickness pair of the comparison page reads "1.7 vs 2.4 mm": there the finder card shows
   * incardFinder.thicknessMm and Carbon Finder shows this, while Carbon's own page shows carbonFinder.thicknessMm
   * (docs/behavior/catalog.md#disagreeing-figures).
   */
  comparison: { thickerCardMm: 2.4 },
  apple: { maxItemsPerAppleId: 16 },
  pairing: { distanceCm: 30, windowMinutes: 5 },
  procedures: {
    /** Card finder: double press, hold, release at the double beep, four beeps mean success. */
    incardResetHoldSeconds: 5,
    incardResetSuccessBeeps: 4,
    /** Card finder: double press, hold, two beeps; a single press re-enables. */
    incardDisableHoldSeconds: 5,
    incardDisableBeeps: 2,
    carbonResetHoldSeconds: 10,
  },
  shop: {
    freeShippingFromDollars: 50,
    warrantyMonths: 12,
    warrantyYears: 1,
    returnDays: 30,
    refundBusinessDays: "7-10",
    inspectionBusinessDays: "2-3",
    supportHours: "24-48",
    dataRequestDays: 30,
  },
} as const;
