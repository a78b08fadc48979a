import type { Handler } from "hono";
import { type GrowthResponse, growthQuery } from "#contract/admin-growth.ts";
import type { AppContext } from "#server/app-context.ts";
import { subscriberGrowth } from "#server/db/queries/subscriber-growth.ts";
import { schemaOf } from "#server/db/queries/subscribers.ts";
import { queryOf } from "#server/middleware/body.ts";
import { growthPeriods, periodStarts } from "./growth-periods.ts";

/** Of the schema that this instance writes (docs/staff.md). */
export function growth({ config, database }: AppContext): Handler {
  return async (c) => {
    const { unit } = queryOf(c, growthQuery);
    const starts = periodStarts(new Date().toISOString().slice(0, 10), unit);
    const { days, before } = await subscriberGrowth(database, schemaOf(config.environment), starts[0] ?? "");
    return c.json({
      success: true,
      unit,
      environment: config.environment,
      before,
      ...growthPeriods(days, starts, unit),
    } satisfies GrowthResponse);
  };
}
