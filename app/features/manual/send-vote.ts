import { sendToApi } from "#app/lib/call-api.ts";
import { helpfulTexts } from "#content/manuals/helpful.ts";

/**
 * Sends a vote and replaces the form by a confirmation. The text beside the button says that it is sent, so pressing it
 * is the consent.
 */
export async function sendVote(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const payload = Object.fromEntries(new FormData(form, submitter));
  const sent = sendToApi("POST", "/api/manual-vote", { payload, credentials: "omit" });
  const words = document.createElement("p");
  words.setAttribute("role", "status");
  words.tabIndex = -1;
  words.textContent = (await sent.catch(() => false)) ? helpfulTexts.thanks : helpfulTexts.failed;
  form.replaceWith(words);
  words.focus();
}
