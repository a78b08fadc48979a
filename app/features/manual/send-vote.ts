import { sendToApi } from "#app/lib/call-api.ts";
import { helpfulTexts } from "#content/manuals/helpful.ts";

/** Puts a confirmation in the form's place. A text beside the button says that it is sent, so a press is consent. */
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
