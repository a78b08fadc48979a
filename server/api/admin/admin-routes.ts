import type { Hono } from "hono";
import { pictureMessages } from "#content/admin-pictures.ts";
import { pictureBounds } from "#contract/pictures.ts";
import type { AppContext } from "#server/app-context.ts";
import { schemaOf, subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { limitBody, maxArticleBytes, refuseTooLarge } from "#server/middleware/body.ts";
import { limitConcurrency } from "#server/middleware/concurrency-limit.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import { countAddress, type RateLimitName } from "#server/middleware/rate-limits.ts";
import type { RequestEnv } from "#server/middleware/request-log.ts";
import { allowSlowBody } from "#server/middleware/slow-body.ts";
import { articleDraftCall, articles, previewArticle, publish, removeDraft, saveDraft, takeBack } from "./articles.ts";
import { auditLog } from "./audit-log.ts";
import { campaigns, previewCampaign, sendCampaignCall, stopSending, testCampaign } from "./campaigns.ts";
import { catalog, catalogHistory } from "./catalog.ts";
import { cancelCatalogCall, changeCatalogCall, previewCatalogCall, undoCatalogCall } from "./catalog-changes.ts";
import { exportSubscribers, exportTicket } from "./export.ts";
import { growth } from "./growth.ts";
import { dropHeld, heldWork, releaseHeld } from "./held-work.ts";
import { dropWaitingMail, inbox, inboxState, messageEntry, retryRefusedMail } from "./inbox.ts";
import { listHandler } from "./list-subscribers.ts";
import { figures, orders } from "./orders.ts";
import { changeOwnPassword, logOutEverywhere, ownAccount } from "./own-account.ts";
import { dismissPageFailure, pageFailures } from "./page-failures.ts";
import { galleries, pictures, removePicture, saveGallery, uploadPicture } from "./pictures.ts";
import { prices, takeOverPrices } from "./prices.ts";
import { addStaff, changeStaffRole, removeStaff, resetStaffPassword, staffList } from "./staff-accounts.ts";
import { adminsByAddress, staffOnly } from "./staff-only.ts";
import {
  directSubscribersCount,
  releaseSubscriberCall,
  removeSubscriberCall,
  sourcesCall,
  subscribersCount,
} from "./subscribers.ts";
import { arrangeQuestions, saveAnnouncement, saveQuestion, takeBackQuestion, texts } from "./texts.ts";
import { today } from "./today.ts";
import { addRedirect, deleteRedirect, dismissUnansweredSearch, unansweredSearches } from "./unanswered-searches.ts";
import { markWithdrawalState, withdrawals } from "./withdrawals.ts";

const refuseLarge = (): Promise<never> => Promise.reject(httpError(413, pictureMessages.large));

/**
 * Every staff call but the login. Each names the role that it needs, and each write its own origin check.
 * @param isServed whether a path shows a page or a file
 */
export function addAdminRoutes(
  api: Hono<RequestEnv>,
  context: AppContext,
  isServed: (path: string) => Promise<boolean> = async () => false,
): void {
  const counted = (name: RateLimitName) => countAddress(context, name);
  const [limited, changes] = [counted("admin"), counted("catalogChange")];
  const [staff, admins] = [staffOnly(context, "editor"), staffOnly(context, "admin")];
  const scan = limitConcurrency(context.readLimits.scans);
  const own = sameOriginOnly(context.config.siteUrl);
  api.get("/admin/multi-schema-subscribers", staff, listHandler(context, subscriberSchemas));
  api.get("/admin/subscribers", staff, listHandler(context, [schemaOf(context.config.environment)]));
  api.get("/admin/subscribers/count", limited, staff, scan, subscribersCount(context));
  api.get("/admin/directSubscribersCount", limited, staff, scan, directSubscribersCount(context));
  api.get("/admin/subscribers/export", adminsByAddress(context), exportSubscribers(context));
  api.post("/admin/subscribers/export/ticket", own, limited, admins, exportTicket(context));
  api.get("/admin/subscribers/sources", limited, staff, scan, sourcesCall(context));
  api.post("/admin/subscribers/release", own, limited, staff, releaseSubscriberCall(context));
  api.post("/admin/subscribers/remove", own, limited, admins, removeSubscriberCall(context));
  api.get("/admin/campaigns", limited, staff, scan, campaigns(context));
  api.post("/admin/campaigns", own, limited, staff, sendCampaignCall(context));
  api.post("/admin/campaigns/preview", own, limited, staff, scan, previewCampaign(context));
  api.post("/admin/campaigns/test", own, staff, testCampaign(context));
  api.post("/admin/campaigns/stop", own, limited, staff, stopSending(context));
  api.get("/admin/today", limited, staff, scan, today(context));
  api.get("/admin/held-work", limited, staff, scan, heldWork(context));
  api.post("/admin/held-work/release", own, limited, staff, releaseHeld(context));
  api.post("/admin/held-work/drop", own, limited, staff, dropHeld(context));
  api.get("/admin/inbox", limited, staff, scan, inbox(context));
  api.post("/admin/inbox/state", own, limited, staff, inboxState(context));
  api.post("/admin/inbox/entries", own, staff, messageEntry(context));
  api.post("/admin/outbox/retry", own, staff, retryRefusedMail(context));
  api.post("/admin/outbox/drop", own, staff, dropWaitingMail(context));
  api.get("/admin/withdrawals", limited, staff, scan, withdrawals(context));
  api.post("/admin/withdrawals/state", own, limited, staff, markWithdrawalState(context));
  api.get("/admin/orders", limited, staff, scan, orders(context));
  api.get("/admin/figures", limited, staff, scan, figures(context));
  api.get("/admin/growth", limited, staff, scan, growth(context));
  api.get("/admin/unanswered-searches", limited, staff, scan, unansweredSearches(context));
  api.post("/admin/unanswered-searches/dismiss", own, limited, staff, dismissUnansweredSearch(context));
  api.post("/admin/redirects", own, limited, staff, addRedirect(isServed)(context));
  api.post("/admin/redirects/remove", own, limited, staff, deleteRedirect(context));
  api.get("/admin/page-failures", limited, staff, scan, pageFailures(context));
  api.post("/admin/page-failures/dismiss", own, limited, staff, dismissPageFailure(context));
  api.get("/admin/prices", limited, staff, prices(context));
  api.post("/admin/catalog/take-over-prices", own, changes, staff, takeOverPrices(context));
  api.get("/admin/catalog", limited, staff, catalog(context));
  api.get("/admin/catalog/history", limited, staff, scan, catalogHistory(context));
  api.post("/admin/catalog/changes", own, changes, staff, changeCatalogCall(context));
  api.post("/admin/catalog/undo", own, changes, staff, undoCatalogCall(context));
  api.post("/admin/catalog/cancel", own, changes, staff, cancelCatalogCall(context));
  api.post("/admin/catalog/preview", own, counted("catalogPreview"), staff, previewCatalogCall(context));
  api.get("/admin/staff", limited, admins, staffList(context));
  api.post("/admin/staff", own, limited, admins, addStaff(context));
  api.post("/admin/staff/role", own, limited, admins, changeStaffRole(context));
  api.post("/admin/staff/password", own, limited, admins, resetStaffPassword(context));
  api.post("/admin/staff/remove", own, limited, admins, removeStaff(context));
  api.get("/admin/account", limited, staff, ownAccount(context));
  api.post("/admin/account/password", own, limited, staff, changeOwnPassword(context));
  api.get("/admin/texts", limited, staff, scan, texts(context));
  api.post("/admin/texts/announcement", own, limited, staff, saveAnnouncement(context));
  api.post("/admin/texts/question", own, limited, staff, saveQuestion(context));
  api.post("/admin/texts/arrange", own, limited, staff, arrangeQuestions(context));
  api.post("/admin/texts/take-back", own, limited, staff, takeBackQuestion(context));
  api.get("/admin/articles", limited, staff, scan, articles(context));
  api.get("/admin/articles/draft", limited, staff, articleDraftCall(context));
  const articleBody = limitBody(maxArticleBytes, refuseTooLarge);
  api.post("/admin/articles/save", own, limited, staff, articleBody, saveDraft(context));
  api.post("/admin/articles/publish", own, limited, staff, publish(context));
  api.post("/admin/articles/take-back", own, limited, staff, takeBack(context));
  api.post("/admin/articles/delete", own, limited, staff, removeDraft(context));
  api.post("/admin/articles/preview", own, limited, staff, previewArticle(context));
  api.get("/admin/pictures", limited, staff, pictures(context));
  const fewUploads = limitConcurrency(context.uploads);
  const pictureBody = limitBody(pictureBounds.bytes, refuseLarge);
  const slowly = allowSlowBody(pictureBounds.bytesPerSecond);
  api.post("/admin/pictures", own, counted("upload"), staff, fewUploads, slowly, pictureBody, uploadPicture(context));
  api.post("/admin/pictures/remove", own, limited, staff, scan, removePicture(context));
  api.get("/admin/galleries", limited, staff, galleries(context));
  api.post("/admin/galleries/save", own, limited, staff, saveGallery(context));
  api.post("/admin/log-out-everywhere", own, limited, staff, logOutEverywhere(context));
  api.get("/admin/audit-log", limited, staff, scan, auditLog(context));
}
