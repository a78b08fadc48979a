import { tagigoColors } from "./options.ts";

/** The measures of Tagigo, each once. */
export const tagigoFacts = {
  widthMm: 33,
  heightMm: 33,
  thicknessMm: 8.05,
  weightG: 11,
  waterRating: "not waterproof",
  loudnessDb: 100,
  batteryCell: "CR2032",
  batteryYearsAndroid: 2,
  batteryYearsIos: 1.5,
  minIos: "14.5",
  minAndroid: "9",
  colors: tagigoColors.map(({ name }) => name),
  expectedShip: {
    productPage: "July 31, 2025",
    /** While the catalog has the date above. */
    blogTeaser: "May 30, 2025",
  },
  modelNumber: "TAG01NC",
  modelSuffixes: ["WH", "BK", "CY", "PR"],
} as const;
