import { carbonFinderFacts } from "#content/products/carbon-finder/facts.ts";
import { incardFinderFacts } from "#content/products/incard-finder/facts.ts";
import { tagigoFacts } from "#content/products/tagigo/facts.ts";

/**
 * All measures of the shop, each once and with its unit in the name (docs/behavior/catalog.md#measures). Texts refer to
 * these and format them. Where screens disagree (docs/behavior/catalog.md#disagreeing-figures), both values stand side
 * by side.
 */
export const facts = {
  incardFinder: incardFinderFacts,
  tagigo: tagigoFacts,
  carbonFinder: carbonFinderFacts,
  /** The comparison page gives Carbon Finder this thickness, where its own page gives carbonFinder.thicknessMm. */
  comparison: { thickerCardMm: 2.4 },
  apple: { maxItemsPerAppleId: 16 },
  pairing: { distanceCm: 30, windowMinutes: 5 },
  procedures: {
    incardResetHoldSeconds: 5,
    incardResetSuccessBeeps: 4,
    incardDisableHoldSeconds: 5,
    incardDisableBeeps: 2,
    carbonResetHoldSeconds: 10,
  },
  shop: {
    /** Whole units of what the shop sells in. */
    freeShippingFrom: "50",
    warrantyMonths: 12,
    warrantyYears: 1,
    returnDays: 30,
    refundBusinessDays: "7-10",
    inspectionBusinessDays: "2-3",
    supportHours: "24-48",
    dataRequestDays: 30,
  },
} as const;
