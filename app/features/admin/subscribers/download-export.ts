import { AdminApiError, adminApiErrorOf, createAdminApi } from "#app/features/admin/admin-api.ts";
import { storedAdminToken } from "#app/features/admin/login/admin-token.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { exportTicketResponse } from "#contract/admin-export.ts";

/** A ticket for one download. @throws AdminApiError */
async function fetchTicket(): Promise<string> {
  const { exportNeedsLogin } = staffMessages;
  // Read afresh: it may have been cleared or have expired since the screen opened.
  const token = storedAdminToken();
  if (token === null) throw new AdminApiError(exportNeedsLogin, true);
  try {
    const path = "/api/admin/subscribers/export/ticket";
    return (await createAdminApi(token).post(path, {}, exportTicketResponse)).ticket;
  } catch (error) {
    const known = adminApiErrorOf(error);
    throw known.unauthenticated ? new AdminApiError(exportNeedsLogin, true) : known;
  }
}

/**
 * Starts the download of subscribers.csv. A link can't send a header, so a ticket stands in its address, good for this one
 * download; the link exists for that moment only and passes no referrer on. A failure is said in a toast.
 */
export async function downloadExport(): Promise<void> {
  let ticket: string;
  try {
    ticket = await fetchTicket();
  } catch (error) {
    const { message, unauthenticated } = adminApiErrorOf(error);
    const title = unauthenticated ? staffMessages.authErrorTitle : staffMessages.loadErrorTitle;
    showToast({ title, description: message, variant: "destructive" });
    return;
  }
  const link = document.createElement("a");
  link.href = `/api/admin/subscribers/export?ticket=${encodeURIComponent(ticket)}`;
  link.download = "subscribers.csv";
  link.rel = "noreferrer";
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
