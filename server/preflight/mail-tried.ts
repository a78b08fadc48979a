import { createHash } from "node:crypto";
import type { Config } from "#server/config/config.ts";
import type { MailTried } from "#server/db/queries/app-state.ts";
import { type Finding, findingsOf } from "./finding.ts";

/**
 * Gives a mark of a mail server with its login and sender, without the password: a test says nothing of another one. It's a
 * hash, because a login can be a secret too.
 */
export function mailServerMark({ url, from }: NonNullable<Config["smtp"]>): string {
  const { host, username } = new URL(url);
  return createHash("sha256").update(`${username}@${host} ${from.address}`).digest("hex").slice(0, 16);
}

/**
 * Checks whether this mail server took the last test, or a mail of the shop's own since. Mails that went out before say
 * nothing: another server may have taken them.
 * @param tried null where nobody could read it
 */
export function* checkMailTried({ smtp }: Pick<Config, "smtp">, tried: MailTried | null): Iterable<Finding> {
  if (smtp === null || tried === null) return;
  const { blocking, warning } = findingsOf("mail");
  const { lastSentAt } = tried;
  const test = tried.test?.server === mailServerMark(smtp) ? tried.test : null;
  if (test === null) {
    yield warning(
      "mail-untested",
      "Nobody has seen this mail server take a test yet.",
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
