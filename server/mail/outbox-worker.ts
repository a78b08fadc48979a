import type { CampaignCopy, CampaignMails } from "#server/campaigns/campaign-mails.ts";
import { mailingList } from "#server/campaigns/subscription-tokens.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { endRest, restQueue } from "#server/db/queries/mail-queue.ts";
import {
  type ClaimedMail,
  endMail,
  markFailed,
  markSent,
  maxDelayMs,
  type NextMail,
  nextMail,
  putOffMail,
  renewClaim,
  type StoredCampaign,
} from "#server/db/queries/outbox.ts";
import { forgetRefusals, noteRefusedAddress } from "#server/db/queries/refused-addresses.ts";
import { connectionReasonOf, reasonOf } from "#server/lib/error-reason.ts";
import type { Log } from "#server/lib/log.ts";
import type { Mail } from "#server/lib/mail.ts";
import type { Mailer } from "./mailer.ts";
import { refusalOf, type Verdict, verdictOf } from "./smtp-verdict.ts";

/**
 * How long a mail that is being sent is held, in milliseconds. The lease is renewed meanwhile, so that no two processes
 * send a mail; it expires soon when a process is killed.
 */
export const leaseMs = 12_000;
const renewMs = 4_000;

/** So many mails in a row that are put off, or refused by policy, are the queue's matter rather than theirs. */
const putOffInRow = 5;
const policyInRow = 3;

/**
 * Gives the milliseconds until the next try: five seconds, doubled with each failed attempt, up to 15 minutes.
 * @param first the delay after the first attempt
 */
export const retryDelay = (attempts: number, first = 5_000): number =>
  Math.min(maxDelayMs, first * 2 ** Math.min(20, Math.max(0, attempts - 1)));

/** What the worker sends mails with. */
export type OutboxWorkerOptions = {
  readonly database: DatabaseClient;
  readonly mailer: Mailer;
  /** Gives the address of mails that name no recipient: the support. */
  readonly to: () => string;
  readonly log: Log;
  /** Makes the mail to each reader of a campaign. */
  readonly campaignMails: Pick<CampaignMails, "copyFor">;
  /** How many mails all replicas together may try in a minute; null for any number. */
  readonly perMinute?: number | null;
  readonly firstDelayMs?: number;
  readonly pollMs?: number;
};

type TriedMail = Exclude<NextMail, { readonly waitMs: number }>;

/** The sending of what the outbox holds. */
export type OutboxWorker = {
  /** Tells the worker that a mail was enqueued. */
  readonly wake: () => void;
  /** Ends it, once the mail that is being sent is finished. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the sending of what the outbox holds, a mail after the other. It never throws: what becomes of a failed mail
 * its {@link Verdict} says.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, mailer, to, log, campaignMails, perMinute = null, firstDelayMs, pollMs = 5_000 } = options;
  let stopped = false;
  let running: Promise<void> | null = null;
  let turn: NodeJS.Timeout | undefined;
  /** How many tries in a row ended so, with no mail taken between them. */
  const inRow = { putOff: 0, policy: 0 };

  /** The mail to one reader of a campaign. @throws for a list that there is no more */
  function copyOf({ audience, subject, text, sender_name }: StoredCampaign, address: string): CampaignCopy {
    const campaign = { list: mailingList.parse(audience), subject, text, senderName: sender_name };
    return campaignMails.copyFor(campaign, address);
  }

  function mailOf({ kind, recipient, head, content }: ClaimedMail): Mail {
    const address = recipient ?? to();
    const { headers, ...text } = content.campaign ? copyOf(content.campaign, address) : content;
    // What a person of the staff wrote to a customer isn't automatic (RFC 3834).
    const automatic: Record<string, string> = kind === "answer" ? {} : { "Auto-Submitted": "auto-generated" };
    return { ...head, ...text, to: address, headers: { ...automatic, ...headers } };
  }

  /**
   * Tries the next mail, if one is due.
   * @returns whether another one may be due, or the milliseconds until it may be tried
   */
  async function deliverOne(): Promise<boolean | number> {
    const next = await nextMail(database.db, leaseMs, perMinute);
    if (!next) return false;
    if ("waitMs" in next) return next.waitMs;
    const { mail, afterRest } = next;
    const { id, attempts } = mail;
    const renewing = setInterval(() => {
      renewClaim(database.db, id, leaseMs).catch((error: unknown) =>
        log.warn({ err: error }, "a lease wasn't renewed"),
      );
    }, renewMs);
    try {
      await mailer.send(mailOf(mail));
    } catch (error) {
      const verdict = judge(error);
      // Or the lease of a mail that nobody took would run out, as one's does that may have arrived.
      await surely(() => settle(next, error, verdict));
      return true;
    } finally {
      clearInterval(renewing);
    }
    await surely(async () => {
      if (mail.recipient !== null) await forgetRefusals(database.db, mail.recipient);
      await markSent(database.db, id);
    });
    log.info({ mail: id, attempts }, "a mail was sent");
    inRow.putOff = 0;
    inRow.policy = 0;
    if (afterRest) await endRest(database.db);
    return true;
  }

  /**
   * What a failed try means, together with the tries before it: one answer about policy may be about a mail, several in
   * a row are about us.
   */
  function judge(error: unknown): Verdict {
    const verdict = verdictOf(error);
    if (verdict.rest === "policy") {
      inRow.policy += 1;
      return inRow.policy < policyInRow ? { ...verdict, rest: null } : { ...verdict, mail: "put-off" };
    }
    if (verdict.mail !== "put-off" || verdict.rest !== null) return verdict;
    inRow.putOff += 1;
    return inRow.putOff < putOffInRow ? verdict : { ...verdict, rest: "busy" };
  }

  /** Notes what a failed try means for the mail, its address and the queue. */
  async function settle({ mail: tried, afterRest }: TriedMail, error: unknown, verdict: Verdict): Promise<void> {
    const { db } = database;
    const { id, attempts, campaignId, recipient } = tried;
    const refusal = refusalOf(error);
    // Staff read it: the mail server's own words where it answered.
    const answer = refusal.smtpCode === undefined ? connectionReasonOf(error) : reasonOf(error);
    const { mail, rest, isAboutAddress } = verdict;
    log.warn({ mail: id, attempts, ...refusal, verdict: mail, rest }, "a mail wasn't taken");
    if (rest !== null) await restQueue(db, { fault: rest, answer }, (rests) => retryDelay(rests, firstDelayMs));
    else if (afterRest) await endRest(db);
    if (mail === "refused") {
      await database.transaction(async (inside) => {
        await endMail(inside, id, "refused", answer);
        if (isAboutAddress && campaignId !== null && recipient !== null) {
          await noteRefusedAddress(inside, { email: recipient, answer, campaignId });
        }
      });
      return;
    }
    // It may have arrived. A question of a customer is sent again, a mail to a list is not.
    if (mail === "unclear" && campaignId !== null) {
      await surely(() => endMail(db, id, "given-up", `${answer}: it may have arrived`));
      return;
    }
    // A mail that isn't at fault is due as soon as the queue has rested.
    if (mail === "kept") await markFailed(db, id, 0, answer);
    else await putOffMail(db, id, retryDelay(attempts, firstDelayMs), answer);
  }

  /** Retried until it succeeds, or what the mail server said would be forgotten, and a mail that it took sent again. */
  async function surely(note: () => Promise<unknown>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await note();
        return;
      } catch (error) {
        if (tries === 20 || stopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }

  async function run(): Promise<void> {
    try {
      for (;;) {
        if (stopped) return;
        const next = await deliverOne();
        if (next === true) continue;
        // A longer rest ends with one of the regular looks.
        if (next !== false && next < pollMs) turn = setTimeout(wake, next);
        return;
      }
    } catch (error) {
      log.warn({ err: error }, "the outbox can't be read");
    }
  }

  function wake(): void {
    if (stopped || running) return;
    clearTimeout(turn);
    running = run().finally(() => {
      running = null;
    });
  }
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(turn);
      await running;
    },
  };
}
