import { dayText, monthText } from "#app/features/admin/format.ts";
import type { GrowthUnit } from "#contract/admin-growth.ts";

/** A period by its first day: Nov 16, or Nov 2026 for a month. */
export const periodText = (start: string, unit: GrowthUnit): string =>
  unit === "month" ? monthText(start) : dayText(start);
