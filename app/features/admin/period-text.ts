import { timeText } from "#content/format.ts";
import type { GrowthUnit } from "#contract/admin-growth.ts";

/** A period by its first day: Nov 16, or Nov 2026 for a month. */
export const periodText = (start: string, unit: GrowthUnit): string =>
  unit === "month" ? timeText(start, "month") : timeText(start, "day");
