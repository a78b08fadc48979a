import { type AdminApi, AdminApiError, adminApiErrorOf } from "#app/features/admin/admin-api.ts";
import { storedAdminToken } from "#app/features/admin/login/admin-token.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { exportTicketResponse } from "#contract/staff-response.ts";

/**
 * Downloads a file. A link can't send a header, so its address carries a ticket for this one download, and the link passes
 * no referrer on.
 * @param path of the call that sends the file; its ticket is given by `path/ticket`
 * @param wanted what that call is asked for
 * @param name of the file
 */
export async function downloadFile(call: AdminApi, path: string, wanted: unknown, name: string): Promise<void> {
  const link = document.createElement("a");
  try {
    // Read afresh: it may have been cleared or have expired since the screen opened.
    if (storedAdminToken() === null) throw new AdminApiError(staffMessages.notAuthenticated, 401);
    const { ticket } = await call.post(`${path}/ticket`, wanted, exportTicketResponse, { changesNothing: true });
    link.href = `${path}?ticket=${encodeURIComponent(ticket)}`;
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
  link.download = name;
  link.rel = "noreferrer";
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
