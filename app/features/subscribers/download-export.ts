import { showToast } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";

/**
 * Starts the download of subscribers.csv. A link can't send a header, so the token goes along in the address
 * (back-office §6, §7); the link exists for that moment only and passes no referrer on.
 * @param token null where there is none that counts: then a toast says so
 */
export function downloadExport(token: string | null): void {
  if (token === null) {
    const { authErrorTitle: title, exportNeedsLogin: description } = messages.admin;
    showToast({ title, description, variant: "destructive" });
    return;
  }
  const link = document.createElement("a");
  link.href = `/api/admin/subscribers/export?token=${encodeURIComponent(token)}`;
  link.download = "subscribers.csv";
  link.rel = "noreferrer";
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
