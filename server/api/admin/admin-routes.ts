import type { Hono, MiddlewareHandler } from "hono";
import { pictureMessages } from "#content/admin-pictures.ts";
import { setupMessages } from "#content/setup-messages.ts";
import { backupTicketRequest } from "#contract/admin-backups.ts";
import { booksTicketRequest } from "#contract/admin-order-books.ts";
import { importBounds } from "#contract/admin-subscriber-imports.ts";
import { maxCertificateBytes } from "#contract/certificates.ts";
import { pictureBounds } from "#contract/pictures.ts";
import type { AppContext } from "#server/app-context.ts";
import { schemaOf, subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { limitBody, maxArticleBytes, maxPolicyBytes, refuseTooLarge } from "#server/middleware/body.ts";
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
  backupsCall,
  backupTicketCall,
  checkBackupCall,
  downloadBackupCall,
  makeBackupCall,
  saveBackupSettingsCall,
} from "./backups.ts";
import {
  campaignsCall,
  previewCampaignCall,
  sendCampaignCall,
  sendNowCall,
  stopSendingCall,
  testCampaignCall,
} from "./campaigns.ts";
import { catalogCall, catalogHistoryCall } from "./catalog.ts";
import { cancelCatalogCall, changeCatalogCall, previewCatalogCall, undoCatalogCall } from "./catalog-changes.ts";
import { noCertificateCall, uploadCertificateCall } from "./certificates.ts";
import {
  addDataRequestCall,
  dataRequestsCall,
  eraseDataRequestCall,
  exportDataRequestCall,
  extendDataRequestCall,
  finishDataRequestCall,
  previewDataRequestCall,
  removeDataRequestCall,
} from "./data-requests.ts";
import { exportSubscribersCall, exportTicketCall } from "./export.ts";
import { growthCall } from "./growth.ts";
import { dropHeldCall, heldWorkCall, releaseHeldCall } from "./held-work.ts";
import {
  complaintCall,
  dropWaitingMailCall,
  inboxCall,
  inboxStateCall,
  messageEntryCall,
  retryRefusedMailCall,
} from "./inbox.ts";
import { listSubscribersCall } from "./list-subscribers.ts";
import { exportOrdersCall, orderBooksCall, orderExportTicketCall } from "./order-books.ts";
import { figuresCall, ordersCall } from "./orders.ts";
import { changeOwnPasswordCall, logOutEverywhereCall, ownAccountCall } from "./own-account.ts";
import { dismissPageFailureCall, pageFailuresCall } from "./page-failures.ts";
import { galleriesCall, picturesCall, removePictureCall, saveGalleryCall, uploadPictureCall } from "./pictures.ts";
import { policiesCall, previewPolicyCall, publishPolicyCall, putBackPolicyCall } from "./policies.ts";
import { pricesCall, takeOverPricesCall } from "./prices.ts";
import { reorderCall } from "./reorder.ts";
import { removeTemplateCall, replyTemplatesCall, saveTemplateCall, undoTemplatesCall } from "./reply-templates.ts";
import { answerReviewCall, publishReviewCall, refuseReviewCall, reviewsCall } from "./reviews.ts";
import {
  saveSettingsCall,
  saveStoreNumbersCall,
  setupCall,
  storeVariantsCall,
  tryConnectionCall,
  undoSettingsCall,
} from "./setup.ts";
import {
  addStaffCall,
  changeStaffRoleCall,
  removeStaffCall,
  resetStaffPasswordCall,
  staffListCall,
} from "./staff-accounts.ts";
import { adminsByAddress, byTicket, staffOnly } from "./staff-only.ts";
import { checkImportCall, importPartCall, subscriberImportsCall, undoImportCall } from "./subscriber-imports.ts";
import {
  directSubscribersCountCall,
  releaseSubscriberCall,
  removeSubscriberCall,
  sourcesCall,
  subscribersCountCall,
} from "./subscribers.ts";
import {
  arrangeTestimonialsCall,
  removeTestimonialCall,
  saveTestimonialCall,
  testimonialsCall,
  undoTestimonialsCall,
} from "./testimonials.ts";
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

const refuseWith = (message: string) => (): Promise<never> => Promise.reject(httpError(413, message));

/**
 * Registers every staff call but the login, below `/api/admin`. Each line names the role that the call needs, and each
 * write its own origin check: a guard by path prefix could be got round by another spelling of the path. Reads that go
 * through whole tables wait for their turn (`heavyRead`).
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
  const imports = counted("subscriberImport");
  const staff = staffOnly(context, "editor");
  const admins = staffOnly(context, "admin");
  const heavyRead = limitConcurrency(context.readLimits.scans);
  const sameOrigin = sameOriginOnly(context.config.siteUrl);
  api.get("/admin/multi-schema-subscribers", staff, listSubscribersCall(context, subscriberSchemas));
  api.get("/admin/subscribers", staff, listSubscribersCall(context, [schemaOf(context.config.environment)]));
  api.get("/admin/subscribers/count", limited, staff, heavyRead, subscribersCountCall(context));
  api.get("/admin/directSubscribersCount", limited, staff, heavyRead, directSubscribersCountCall(context));
  api.get("/admin/subscribers/export", adminsByAddress(context), exportSubscribersCall(context));
  api.post("/admin/subscribers/export/ticket", sameOrigin, limited, admins, exportTicketCall(context));
  api.get("/admin/subscribers/sources", limited, staff, heavyRead, sourcesCall(context));
  api.post("/admin/subscribers/release", sameOrigin, limited, staff, releaseSubscriberCall(context));
  api.post("/admin/subscribers/remove", sameOrigin, limited, admins, removeSubscriberCall(context));
  api.get("/admin/subscribers/imports", limited, admins, heavyRead, subscriberImportsCall(context));
  const importBody = limitBody(importBounds.bodyBytes, refuseTooLarge);
  const slowly = allowSlowBody(pictureBounds.bytesPerSecond);
  api.post("/admin/subscribers/import", sameOrigin, imports, admins, slowly, importBody, importPartCall(context));
  api.post(
    "/admin/subscribers/import/check",
    sameOrigin,
    imports,
    admins,
    slowly,
    importBody,
    checkImportCall(context),
  );
  api.post("/admin/subscribers/import/undo", sameOrigin, imports, admins, undoImportCall(context));
  api.get("/admin/campaigns", limited, staff, heavyRead, campaignsCall(context));
  api.post("/admin/campaigns", sameOrigin, limited, staff, sendCampaignCall(context));
  api.post("/admin/campaigns/preview", sameOrigin, limited, staff, heavyRead, previewCampaignCall(context));
  api.post("/admin/campaigns/test", sameOrigin, staff, testCampaignCall(context));
  api.post("/admin/campaigns/send-now", sameOrigin, limited, staff, sendNowCall(context));
  api.post("/admin/campaigns/stop", sameOrigin, limited, staff, stopSendingCall(context));
  api.get("/admin/today", limited, staff, heavyRead, todayCall(context));
  api.get("/admin/held-work", limited, staff, heavyRead, heldWorkCall(context));
  api.post("/admin/held-work/release", sameOrigin, limited, staff, releaseHeldCall(context));
  api.post("/admin/held-work/drop", sameOrigin, limited, staff, dropHeldCall(context));
  api.get("/admin/inbox", limited, staff, heavyRead, inboxCall(context));
  api.post("/admin/inbox/state", sameOrigin, limited, staff, inboxStateCall(context));
  api.post("/admin/inbox/complaint", sameOrigin, limited, staff, complaintCall(context));
  api.post("/admin/inbox/entries", sameOrigin, staff, messageEntryCall(context));
  api.get("/admin/reply-templates", limited, staff, replyTemplatesCall(context));
  api.post("/admin/reply-templates/save", sameOrigin, limited, staff, saveTemplateCall(context));
  api.post("/admin/reply-templates/remove", sameOrigin, limited, staff, removeTemplateCall(context));
  api.post("/admin/reply-templates/undo", sameOrigin, limited, staff, undoTemplatesCall(context));
  api.post("/admin/outbox/retry", sameOrigin, staff, retryRefusedMailCall(context));
  api.post("/admin/outbox/drop", sameOrigin, staff, dropWaitingMailCall(context));
  api.get("/admin/withdrawals", limited, staff, heavyRead, withdrawalsCall(context));
  api.post("/admin/withdrawals/state", sameOrigin, limited, staff, markWithdrawalStateCall(context));
  api.get("/admin/data-requests", limited, admins, heavyRead, dataRequestsCall(context));
  api.post("/admin/data-requests", sameOrigin, limited, admins, addDataRequestCall(context));
  api.post("/admin/data-requests/extend", sameOrigin, limited, admins, extendDataRequestCall(context));
  api.post("/admin/data-requests/preview", sameOrigin, limited, admins, heavyRead, previewDataRequestCall(context));
  api.post("/admin/data-requests/download", sameOrigin, limited, admins, heavyRead, exportDataRequestCall(context));
  api.post("/admin/data-requests/erase", sameOrigin, limited, admins, heavyRead, eraseDataRequestCall(context));
  api.post("/admin/data-requests/done", sameOrigin, limited, admins, finishDataRequestCall(context));
  api.post("/admin/data-requests/remove", sameOrigin, limited, admins, removeDataRequestCall(context));
  api.get("/admin/reviews", limited, staff, heavyRead, reviewsCall(context));
  api.post("/admin/reviews/publish", sameOrigin, limited, staff, publishReviewCall(context));
  api.post("/admin/reviews/refuse", sameOrigin, limited, staff, refuseReviewCall(context));
  api.post("/admin/reviews/answer", sameOrigin, limited, staff, answerReviewCall(context));
  api.get("/admin/orders", limited, staff, heavyRead, ordersCall(context));
  api.get("/admin/orders/books", limited, staff, heavyRead, orderBooksCall(context));
  api.post("/admin/orders/export/ticket", sameOrigin, limited, staff, orderExportTicketCall(context));
  api.get("/admin/orders/export", byTicket(context, booksTicketRequest, "editor"), exportOrdersCall(context));
  api.get("/admin/figures", limited, staff, heavyRead, figuresCall(context));
  api.get("/admin/reorder", limited, staff, heavyRead, reorderCall(context));
  api.get("/admin/growth", limited, staff, heavyRead, growthCall(context));
  api.get("/admin/unanswered-searches", limited, staff, heavyRead, unansweredSearchesCall(context));
  api.post("/admin/unanswered-searches/dismiss", sameOrigin, limited, staff, dismissUnansweredSearchCall(context));
  api.post("/admin/redirects", sameOrigin, limited, staff, addRedirectCall(isServed)(context));
  api.post("/admin/redirects/remove", sameOrigin, limited, staff, deleteRedirectCall(context));
  api.get("/admin/page-failures", limited, staff, heavyRead, pageFailuresCall(context));
  api.post("/admin/page-failures/dismiss", sameOrigin, limited, staff, dismissPageFailureCall(context));
  api.get("/admin/prices", limited, staff, pricesCall(context));
  api.post("/admin/catalog/take-over-prices", sameOrigin, changes, staff, takeOverPricesCall(context));
  api.get("/admin/catalog", limited, staff, catalogCall(context));
  api.get("/admin/catalog/history", limited, staff, heavyRead, catalogHistoryCall(context));
  api.post("/admin/catalog/changes", sameOrigin, changes, staff, changeCatalogCall(context));
  api.post("/admin/catalog/undo", sameOrigin, changes, staff, undoCatalogCall(context));
  api.post("/admin/catalog/cancel", sameOrigin, changes, staff, cancelCatalogCall(context));
  api.post("/admin/catalog/preview", sameOrigin, counted("catalogPreview"), staff, previewCatalogCall(context));
  api.get("/admin/setup", limited, admins, heavyRead, setupCall(context));
  api.post("/admin/setup/save", sameOrigin, limited, admins, saveSettingsCall(context));
  api.post("/admin/setup/undo", sameOrigin, limited, admins, undoSettingsCall(context));
  api.post("/admin/setup/try", sameOrigin, limited, admins, tryConnectionCall(context));
  api.post("/admin/setup/store-variants", sameOrigin, limited, admins, storeVariantsCall(context));
  api.post("/admin/setup/store-numbers", sameOrigin, limited, admins, saveStoreNumbersCall(context));
  api.post("/admin/setup/no-certificate", sameOrigin, limited, admins, noCertificateCall(context));
  api.get("/admin/backups", limited, admins, heavyRead, backupsCall(context));
  api.post("/admin/backups/make", sameOrigin, limited, admins, makeBackupCall(context));
  api.post("/admin/backups/check", sameOrigin, limited, admins, heavyRead, checkBackupCall(context));
  api.post("/admin/backups/schedule", sameOrigin, limited, admins, saveBackupSettingsCall(context));
  api.post("/admin/backups/download/ticket", sameOrigin, limited, admins, backupTicketCall(context));
  const backupByTicket = byTicket(context, backupTicketRequest, "admin");
  api.get("/admin/backups/download", backupByTicket, downloadBackupCall(context));
  api.get("/admin/staff", limited, admins, staffListCall(context));
  api.post("/admin/staff", sameOrigin, limited, admins, addStaffCall(context));
  api.post("/admin/staff/role", sameOrigin, limited, admins, changeStaffRoleCall(context));
  api.post("/admin/staff/password", sameOrigin, limited, admins, resetStaffPasswordCall(context));
  api.post("/admin/staff/remove", sameOrigin, limited, admins, removeStaffCall(context));
  api.get("/admin/account", limited, staff, ownAccountCall(context));
  api.post("/admin/account/password", sameOrigin, limited, staff, changeOwnPasswordCall(context));
  api.get("/admin/texts", limited, staff, heavyRead, textsCall(context));
  api.post("/admin/texts/announcement", sameOrigin, limited, staff, saveAnnouncementCall(context));
  api.post("/admin/texts/question", sameOrigin, limited, staff, saveQuestionCall(context));
  api.post("/admin/texts/arrange", sameOrigin, limited, staff, arrangeQuestionsCall(context));
  api.post("/admin/texts/take-back", sameOrigin, limited, staff, takeBackQuestionCall(context));
  api.get("/admin/testimonials", limited, staff, testimonialsCall(context));
  api.post("/admin/testimonials/save", sameOrigin, limited, staff, saveTestimonialCall(context));
  api.post("/admin/testimonials/arrange", sameOrigin, limited, staff, arrangeTestimonialsCall(context));
  api.post("/admin/testimonials/remove", sameOrigin, limited, staff, removeTestimonialCall(context));
  api.post("/admin/testimonials/undo", sameOrigin, limited, staff, undoTestimonialsCall(context));
  api.get("/admin/articles", limited, staff, heavyRead, articlesCall(context));
  api.get("/admin/articles/draft", limited, staff, articleDraftCall(context));
  const articleBody = limitBody(maxArticleBytes, refuseTooLarge);
  api.post("/admin/articles/save", sameOrigin, limited, staff, articleBody, saveDraftCall(context));
  api.post("/admin/articles/publish", sameOrigin, limited, staff, publishCall(context));
  api.post("/admin/articles/take-back", sameOrigin, limited, staff, takeBackCall(context));
  api.post("/admin/articles/delete", sameOrigin, limited, staff, removeDraftCall(context));
  api.post("/admin/articles/preview", sameOrigin, limited, staff, previewArticleCall(context));
  const policyBody = limitBody(maxPolicyBytes, refuseTooLarge);
  api.get("/admin/policies", limited, admins, heavyRead, policiesCall(context));
  api.post("/admin/policies/preview", sameOrigin, limited, admins, policyBody, previewPolicyCall(context));
  api.post("/admin/policies/publish", sameOrigin, limited, admins, policyBody, publishPolicyCall(context));
  api.post("/admin/policies/put-back", sameOrigin, limited, admins, putBackPolicyCall(context));
  api.get("/admin/pictures", limited, staff, picturesCall(context));
  const fewUploads = limitConcurrency(context.uploads);
  const pictureBody = limitBody(pictureBounds.bytes, refuseWith(pictureMessages.large));
  api.post(
    "/admin/pictures",
    sameOrigin,
    counted("upload"),
    staff,
    fewUploads,
    slowly,
    pictureBody,
    uploadPictureCall(context),
  );
  api.post(
    "/admin/setup/certificates",
    sameOrigin,
    counted("upload"),
    admins,
    fewUploads,
    slowly,
    limitBody(maxCertificateBytes, refuseWith(setupMessages.certificateTooLarge)),
    uploadCertificateCall(context),
  );
  api.post("/admin/pictures/remove", sameOrigin, limited, staff, heavyRead, removePictureCall(context));
  api.get("/admin/galleries", limited, staff, galleriesCall(context));
  api.post("/admin/galleries/save", sameOrigin, limited, staff, saveGalleryCall(context));
  api.post("/admin/log-out-everywhere", sameOrigin, limited, staff, logOutEverywhereCall(context));
  api.get("/admin/audit-log", limited, staff, heavyRead, auditLogCall(context));
}
