import { type GrowthResponse, growthQuery } from "#contract/admin-growth.ts";
import { subscriberGrowth } from "#server/db/queries/subscriber-growth.ts";
import { schemaOf } from "#server/db/queries/subscribers.ts";
import { growthPeriods, periodStarts } from "./growth-periods.ts";
import { staffCall } from "./staff-call.ts";

/** Of the schema that this instance writes (docs/staff.md). */
export const growth = staffCall(growthQuery, async ({ context: { config, database }, input: { unit } }) => {
  const { environment } = config;
  const starts = periodStarts(new Date().toISOString().slice(0, 10), unit);
  const { days, before } = await subscriberGrowth(database, schemaOf(environment), starts[0] ?? "");
  return {
    success: true,
    unit,
    environment,
    before,
    ...growthPeriods(days, starts, unit),
  } satisfies GrowthResponse;
});
