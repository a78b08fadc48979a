import type { Hono, MiddlewareHandler } from "hono";
import { clientAddress } from "#server/middleware/address.ts";
import { limitConcurrency } from "#server/middleware/concurrency-limit.ts";
import { countCall } from "#server/middleware/limits.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import type { RequestEnv } from "#server/middleware/request-log.ts";
import { staffOnly } from "#server/middleware/staff-only.ts";
import type { Parts } from "#server/parts.ts";
import { activity } from "./activity.ts";
import { exportTicket } from "./export.ts";
import { gapClose, gaps, redirectMake, redirectRemove } from "./gaps.ts";
import { growth } from "./growth.ts";
import { inbox, inboxState } from "./inbox.ts";
import { logOutEverywhere } from "./log-out-everywhere.ts";
import { orders } from "./orders.ts";
import { prices } from "./prices.ts";
import { withdrawalMark, withdrawals } from "./withdrawals.ts";

/** Adds the calls of the staff desk (docs/staff.md). Each carries its own guard, and what changes something its own check. */
export function addDeskCalls(api: Hono<RequestEnv>, parts: Parts): void {
  const { config, limiter } = parts;
  const staff = staffOnly(parts);
  const scan = limitConcurrency(parts.readLimits.scans);
  const own = sameOriginOnly(config.siteUrl);
  const limited: MiddlewareHandler = async (c, next) => {
    await countCall(limiter, "desk", { address: clientAddress(c, config.trustProxy) });
    await next();
  };
  api.get("/admin/inbox", limited, staff, scan, inbox(parts));
  api.post("/admin/inbox/state", own, limited, staff, inboxState(parts));
  api.get("/admin/withdrawals", limited, staff, scan, withdrawals(parts));
  api.post("/admin/withdrawals/state", own, limited, staff, withdrawalMark(parts));
  api.get("/admin/orders", limited, staff, scan, orders(parts));
  api.get("/admin/growth", limited, staff, scan, growth(parts));
  api.get("/admin/gaps", limited, staff, scan, gaps(parts));
  api.post("/admin/gaps/close", own, limited, staff, gapClose(parts));
  api.post("/admin/redirects", own, limited, staff, redirectMake(parts));
  api.post("/admin/redirects/remove", own, limited, staff, redirectRemove(parts));
  api.get("/admin/prices", limited, staff, prices(parts));
  api.post("/admin/subscribers/export/ticket", own, limited, staff, exportTicket(parts));
  api.post("/admin/log-out-everywhere", own, limited, staff, logOutEverywhere(parts));
  api.get("/admin/activity", limited, staff, scan, activity(parts));
}
