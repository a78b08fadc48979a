import { type AdminApi, AdminApiError, adminApiErrorOf } from "#app/features/admin/admin-api.ts";
import { storedAdminToken } from "#app/features/admin/login/admin-token.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { type ExportTicketRequest, exportTicketResponse } from "#contract/admin-subscribers.ts";

/**
 * A link can't send a header, so its address carries a ticket for this one download, and the link passes no referrer on.
 * @param filter of the list that is shown
 */
export async function downloadExport(call: AdminApi, filter: ExportTicketRequest): Promise<void> {
  const link = document.createElement("a");
  try {
    // Read afresh: it may have been cleared or have expired since the screen opened.
    if (storedAdminToken() === null) throw new AdminApiError(staffMessages.notAuthenticated, 401);
    const { ticket } = await call.post("/api/admin/subscribers/export/ticket", filter, exportTicketResponse);
    link.href = `/api/admin/subscribers/export?ticket=${encodeURIComponent(ticket)}`;
  } catch (error) {
    const { authErrorTitle, exportNeedsLogin, loadErrorTitle } = staffMessages;
    const { message, unauthenticated } = adminApiErrorOf(error);
    showToast({
      title: unauthenticated ? authErrorTitle : loadErrorTitle,
      description: unauthenticated ? exportNeedsLogin : message,
      variant: "destructive",
    });
    return;
  }
  link.download = "subscribers.csv";
  link.rel = "noreferrer";
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
