import type { Hono, MiddlewareHandler } from "hono";
import { pictureMessages } from "#content/admin-pictures.ts";
import { pictureBounds } from "#contract/pictures.ts";
import type { AppContext } from "#server/app-context.ts";
import { schemaOf, subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { limitBody, maxArticleBytes, refuseTooLarge } from "#server/middleware/body.ts";
import { limitConcurrency } from "#server/middleware/concurrency-limit.ts";
import { countAddress } from "#server/middleware/count-tries.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import type { RateLimitName } from "#server/middleware/rate-limits.ts";
import type { RequestEnv } from "#server/middleware/request-log.ts";
import { allowSlowBody } from "#server/middleware/slow-body.ts";
import {
  articleDraftCall,
  articlesCall,
  previewArticleCall,
  publishCall,
  removeDraftCall,
  saveDraftCall,
  takeBackCall,
} from "./articles.ts";
import { auditLogCall } from "./audit-log.ts";
import {
  campaignsCall,
  previewCampaignCall,
  sendCampaignCall,
  stopSendingCall,
  testCampaignCall,
} from "./campaigns.ts";
import { catalogCall, catalogHistoryCall } from "./catalog.ts";
import { cancelCatalogCall, changeCatalogCall, previewCatalogCall, undoCatalogCall } from "./catalog-changes.ts";
import { exportSubscribersCall, exportTicketCall } from "./export.ts";
import { growthCall } from "./growth.ts";
import { dropHeldCall, heldWorkCall, releaseHeldCall } from "./held-work.ts";
import { dropWaitingMailCall, inboxCall, inboxStateCall, messageEntryCall, retryRefusedMailCall } from "./inbox.ts";
import { listSubscribersCall } from "./list-subscribers.ts";
import { figuresCall, ordersCall } from "./orders.ts";
import { changeOwnPasswordCall, logOutEverywhereCall, ownAccountCall } from "./own-account.ts";
import { dismissPageFailureCall, pageFailuresCall } from "./page-failures.ts";
import { galleriesCall, picturesCall, removePictureCall, saveGalleryCall, uploadPictureCall } from "./pictures.ts";
import { pricesCall, takeOverPricesCall } from "./prices.ts";
import {
  addStaffCall,
  changeStaffRoleCall,
  removeStaffCall,
  resetStaffPasswordCall,
  staffListCall,
} from "./staff-accounts.ts";
import { adminsByAddress, staffOnly } from "./staff-only.ts";
import {
  directSubscribersCountCall,
  releaseSubscriberCall,
  removeSubscriberCall,
  sourcesCall,
  subscribersCountCall,
} from "./subscribers.ts";
import {
  arrangeQuestionsCall,
  saveAnnouncementCall,
  saveQuestionCall,
  takeBackQuestionCall,
  textsCall,
} from "./texts.ts";
import { todayCall } from "./today.ts";
import {
  addRedirectCall,
  deleteRedirectCall,
  dismissUnansweredSearchCall,
  unansweredSearchesCall,
} from "./unanswered-searches.ts";
import { markWithdrawalStateCall, withdrawalsCall } from "./withdrawals.ts";

const refuseLarge = (): Promise<never> => Promise.reject(httpError(413, pictureMessages.large));

/**
 * Registers every staff call but the login, below `/api/admin`. Each line names the role that the call needs, and each
 * write its own origin check: a guard by path prefix could be got round by another spelling of the path. Reads that go
 * through whole tables wait for their turn (`scan`).
 * @param isServed tells whether a path shows a page or a file, so that no redirect is made for it
 */
export function addAdminRoutes(
  api: Hono<RequestEnv>,
  context: AppContext,
  isServed: (path: string) => Promise<boolean> = async () => false,
): void {
  const counted = (name: RateLimitName): MiddlewareHandler => countAddress(context, name);
  const limited = counted("admin");
  const changes = counted("catalogChange");
  const staff = staffOnly(context, "editor");
  const admins = staffOnly(context, "admin");
  const scan = limitConcurrency(context.readLimits.scans);
  const own = sameOriginOnly(context.config.siteUrl);
  api.get("/admin/multi-schema-subscribers", staff, listSubscribersCall(context, subscriberSchemas));
  api.get("/admin/subscribers", staff, listSubscribersCall(context, [schemaOf(context.config.environment)]));
  api.get("/admin/subscribers/count", limited, staff, scan, subscribersCountCall(context));
  api.get("/admin/directSubscribersCount", limited, staff, scan, directSubscribersCountCall(context));
  api.get("/admin/subscribers/export", adminsByAddress(context), exportSubscribersCall(context));
  api.post("/admin/subscribers/export/ticket", own, limited, admins, exportTicketCall(context));
  api.get("/admin/subscribers/sources", limited, staff, scan, sourcesCall(context));
  api.post("/admin/subscribers/release", own, limited, staff, releaseSubscriberCall(context));
  api.post("/admin/subscribers/remove", own, limited, admins, removeSubscriberCall(context));
  api.get("/admin/campaigns", limited, staff, scan, campaignsCall(context));
  api.post("/admin/campaigns", own, limited, staff, sendCampaignCall(context));
  api.post("/admin/campaigns/preview", own, limited, staff, scan, previewCampaignCall(context));
  api.post("/admin/campaigns/test", own, staff, testCampaignCall(context));
  api.post("/admin/campaigns/stop", own, limited, staff, stopSendingCall(context));
  api.get("/admin/today", limited, staff, scan, todayCall(context));
  api.get("/admin/held-work", limited, staff, scan, heldWorkCall(context));
  api.post("/admin/held-work/release", own, limited, staff, releaseHeldCall(context));
  api.post("/admin/held-work/drop", own, limited, staff, dropHeldCall(context));
  api.get("/admin/inbox", limited, staff, scan, inboxCall(context));
  api.post("/admin/inbox/state", own, limited, staff, inboxStateCall(context));
  api.post("/admin/inbox/entries", own, staff, messageEntryCall(context));
  api.post("/admin/outbox/retry", own, staff, retryRefusedMailCall(context));
  api.post("/admin/outbox/drop", own, staff, dropWaitingMailCall(context));
  api.get("/admin/withdrawals", limited, staff, scan, withdrawalsCall(context));
  api.post("/admin/withdrawals/state", own, limited, staff, markWithdrawalStateCall(context));
  api.get("/admin/orders", limited, staff, scan, ordersCall(context));
  api.get("/admin/figures", limited, staff, scan, figuresCall(context));
  api.get("/admin/growth", limited, staff, scan, growthCall(context));
  api.get("/admin/unanswered-searches", limited, staff, scan, unansweredSearchesCall(context));
  api.post("/admin/unanswered-searches/dismiss", own, limited, staff, dismissUnansweredSearchCall(context));
  api.post("/admin/redirects", own, limited, staff, addRedirectCall(isServed)(context));
  api.post("/admin/redirects/remove", own, limited, staff, deleteRedirectCall(context));
  api.get("/admin/page-failures", limited, staff, scan, pageFailuresCall(context));
  api.post("/admin/page-failures/dismiss", own, limited, staff, dismissPageFailureCall(context));
  api.get("/admin/prices", limited, staff, pricesCall(context));
  api.post("/admin/catalog/take-over-prices", own, changes, staff, takeOverPricesCall(context));
  api.get("/admin/catalog", limited, staff, catalogCall(context));
  api.get("/admin/catalog/history", limited, staff, scan, catalogHistoryCall(context));
  api.post("/admin/catalog/changes", own, changes, staff, changeCatalogCall(context));
  api.post("/admin/catalog/undo", own, changes, staff, undoCatalogCall(context));
  api.post("/admin/catalog/cancel", own, changes, staff, cancelCatalogCall(context));
  api.post("/admin/catalog/preview", own, counted("catalogPreview"), staff, previewCatalogCall(context));
  api.get("/admin/staff", limited, admins, staffListCall(context));
  api.post("/admin/staff", own, limited, admins, addStaffCall(context));
  api.post("/admin/staff/role", own, limited, admins, changeStaffRoleCall(context));
  api.post("/admin/staff/password", own, limited, admins, resetStaffPasswordCall(context));
  api.post("/admin/staff/remove", own, limited, admins, removeStaffCall(context));
  api.get("/admin/account", limited, staff, ownAccountCall(context));
  api.post("/admin/account/password", own, limited, staff, changeOwnPasswordCall(context));
  api.get("/admin/texts", limited, staff, scan, textsCall(context));
  api.post("/admin/texts/announcement", own, limited, staff, saveAnnouncementCall(context));
  api.post("/admin/texts/question", own, limited, staff, saveQuestionCall(context));
  api.post("/admin/texts/arrange", own, limited, staff, arrangeQuestionsCall(context));
  api.post("/admin/texts/take-back", own, limited, staff, takeBackQuestionCall(context));
  api.get("/admin/articles", limited, staff, scan, articlesCall(context));
  api.get("/admin/articles/draft", limited, staff, articleDraftCall(context));
  const articleBody = limitBody(maxArticleBytes, refuseTooLarge);
  api.post("/admin/articles/save", own, limited, staff, articleBody, saveDraftCall(context));
  api.post("/admin/articles/publish", own, limited, staff, publishCall(context));
  api.post("/admin/articles/take-back", own, limited, staff, takeBackCall(context));
  api.post("/admin/articles/delete", own, limited, staff, removeDraftCall(context));
  api.post("/admin/articles/preview", own, limited, staff, previewArticleCall(context));
  api.get("/admin/pictures", limited, staff, picturesCall(context));
  const fewUploads = limitConcurrency(context.uploads);
  const pictureBody = limitBody(pictureBounds.bytes, refuseLarge);
  const slowly = allowSlowBody(pictureBounds.bytesPerSecond);
  api.post(
    "/admin/pictures",
    own,
    counted("upload"),
    staff,
    fewUploads,
    slowly,
    pictureBody,
    uploadPictureCall(context),
  );
  api.post("/admin/pictures/remove", own, limited, staff, scan, removePictureCall(context));
  api.get("/admin/galleries", limited, staff, galleriesCall(context));
  api.post("/admin/galleries/save", own, limited, staff, saveGalleryCall(context));
  api.post("/admin/log-out-everywhere", own, limited, staff, logOutEverywhereCall(context));
  api.get("/admin/audit-log", limited, staff, scan, auditLogCall(context));
}
