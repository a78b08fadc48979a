import { showToast } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";

/**
 * Starts the download of subscribers.csv. A link can't send a header, so the token goes along in the address
 * (back-office §6, §7); the link exists for that moment only and passes no referrer on.
 * While other exports are under way, a toast says to wait.
 * @param token null where there is none that counts: then a toast says so
 */
export async function downloadExport(token: string | null): Promise<void> {
  if (token === null) {
    const { authErrorTitle: title, exportNeedsLogin: description } = messages.admin;
    showToast({ title, description, variant: "destructive" });
    return;
  }
  const href = `/api/admin/subscribers/export?token=${encodeURIComponent(token)}`;
  // A download that is refused says nothing on the screen, so the server is asked first whether it has room for one.
  const isRefused = await fetch(href, { method: "HEAD" }).then(
    ({ status }) => status === 429,
    () => false,
  );
  if (isRefused) {
    const { busy: description, loadErrorTitle: title } = messages.admin;
    showToast({ title, description, variant: "destructive" });
    return;
  }
  const link = document.createElement("a");
  link.href = href;
  link.download = "subscribers.csv";
  link.rel = "noreferrer";
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
