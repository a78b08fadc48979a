import { callApi } from "#app/lib/call-api.ts";
import { helpfulTexts } from "#content/manuals/helpful.ts";

/**
 * Sends an answer to "Was this helpful?" without leaving the page, and says so in the form's place. Fetched with the first
 * answer; pressing the button is the visitor's yes to sending it, which stands beside it. Without script the form posts itself.
 */
export async function sendVote(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const payload = Object.fromEntries(new FormData(form, submitter));
  const sent = callApi("POST", "/api/gap", { parse: () => true }, { payload, credentials: "omit" });
  const words = document.createElement("p");
  words.setAttribute("role", "status");
  words.tabIndex = -1;
  words.textContent = (await sent.catch(() => false)) ? helpfulTexts.thanks : helpfulTexts.failed;
  form.replaceWith(words);
  words.focus();
}
