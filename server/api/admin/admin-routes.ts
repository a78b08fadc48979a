import type { Hono, MiddlewareHandler } from "hono";
import type { AppContext } from "#server/app-context.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { limitConcurrency } from "#server/middleware/concurrency-limit.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import type { RequestEnv } from "#server/middleware/request-log.ts";
import { staffOnly } from "#server/middleware/staff-only.ts";
import { articleDraftCall, articles, previewArticle, publish, removeDraft, saveDraft, takeBack } from "./articles.ts";
import { auditLog } from "./audit-log.ts";
import { exportTicket } from "./export.ts";
import { growth } from "./growth.ts";
import { inbox, inboxState } from "./inbox.ts";
import { logOutEverywhere } from "./log-out-everywhere.ts";
import { orders } from "./orders.ts";
import { prices } from "./prices.ts";
import { arrangeQuestions, saveAnnouncement, saveQuestion, takeBackQuestion, texts } from "./texts.ts";
import { today } from "./today.ts";
import { addRedirect, deleteRedirect, dismissUnansweredSearch, unansweredSearches } from "./unanswered-searches.ts";
import { markWithdrawalState, withdrawals } from "./withdrawals.ts";

/**
 * Registers the routes of the staff screens (docs/staff.md). Each names its own token check, and each write its own
 * origin check.
 */
export function addAdminRoutes(api: Hono<RequestEnv>, context: AppContext): void {
  const { config, limiter } = context;
  const staff = staffOnly(context);
  const scan = limitConcurrency(context.readLimits.scans);
  const own = sameOriginOnly(config.siteUrl);
  const limited: MiddlewareHandler = async (c, next) => {
    await enforceRateLimit(limiter, "admin", { address: clientIp(c, config.trustProxy) });
    await next();
  };
  api.get("/admin/today", limited, staff, scan, today(context));
  api.get("/admin/inbox", limited, staff, scan, inbox(context));
  api.post("/admin/inbox/state", own, limited, staff, inboxState(context));
  api.get("/admin/withdrawals", limited, staff, scan, withdrawals(context));
  api.post("/admin/withdrawals/state", own, limited, staff, markWithdrawalState(context));
  api.get("/admin/orders", limited, staff, scan, orders(context));
  api.get("/admin/growth", limited, staff, scan, growth(context));
  api.get("/admin/unanswered-searches", limited, staff, scan, unansweredSearches(context));
  api.post("/admin/unanswered-searches/dismiss", own, limited, staff, dismissUnansweredSearch(context));
  api.post("/admin/redirects", own, limited, staff, addRedirect(context));
  api.post("/admin/redirects/remove", own, limited, staff, deleteRedirect(context));
  api.get("/admin/prices", limited, staff, prices(context));
  api.get("/admin/texts", limited, staff, scan, texts(context));
  api.post("/admin/texts/announcement", own, limited, staff, saveAnnouncement(context));
  api.post("/admin/texts/question", own, limited, staff, saveQuestion(context));
  api.post("/admin/texts/arrange", own, limited, staff, arrangeQuestions(context));
  api.post("/admin/texts/take-back", own, limited, staff, takeBackQuestion(context));
  api.get("/admin/articles", limited, staff, scan, articles(context));
  api.get("/admin/articles/draft", limited, staff, articleDraftCall(context));
  api.post("/admin/articles/save", own, limited, staff, saveDraft(context));
  api.post("/admin/articles/publish", own, limited, staff, publish(context));
  api.post("/admin/articles/take-back", own, limited, staff, takeBack(context));
  api.post("/admin/articles/delete", own, limited, staff, removeDraft(context));
  api.post("/admin/articles/preview", own, limited, staff, previewArticle(context));
  api.post("/admin/subscribers/export/ticket", own, limited, staff, exportTicket(context));
  api.post("/admin/log-out-everywhere", own, limited, staff, logOutEverywhere(context));
  api.get("/admin/audit-log", limited, staff, scan, auditLog(context));
}
