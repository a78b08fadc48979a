import type { Config } from "#server/config/config.ts";
import { type Finding, findingsOf } from "./finding.ts";

/**
 * Whether mail was seen to go out: what came of the last test, to the server of that name, and when the shop's last mail was
 * taken (ISO 8601).
 */
export type MailTried = {
  readonly test: { readonly at: string; readonly works: boolean; readonly server: string } | null;
  readonly lastSentAt: string | null;
};

/** Names a mail server with its login and sender, without the password: a test says nothing of another one. */
export function mailServerName({ url, from }: NonNullable<Config["smtp"]>): string {
  const { host, username } = new URL(url);
  return `${username}@${host} ${from.address}`;
}

/**
 * Checks whether the mail server was seen to take a mail: the last test, or a mail of the shop's own since.
 * @param tried null where nobody could read it
 */
export function* checkMailTried({ smtp }: Pick<Config, "smtp">, tried: MailTried | null): Iterable<Finding> {
  if (smtp === null || tried === null) return;
  const { blocking, warning } = findingsOf("mail");
  const { lastSentAt } = tried;
  const test = tried.test?.server === mailServerName(smtp) ? tried.test : null;
  if (test === null && lastSentAt === null) {
    yield warning(
      "mail-untested",
      "Nobody has seen this mail server take a mail yet.",
      "A wrong password or sender is found out by the first customer who gets no answer.",
      "Send yourself a test at /admin/setup.",
    );
  }
  if (test !== null && !test.works && (lastSentAt === null || lastSentAt < test.at)) {
    yield blocking(
      "mail-test-failed",
      "The mail server didn't take the last test.",
      "No mail goes out: no receipts, no answers, no newsletters.",
      "Send yourself a test at /admin/setup: it says why. Then check SMTP_URL and MAIL_FROM.",
    );
  }
}
