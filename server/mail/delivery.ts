import type { Log } from "#server/log.ts";
import { type ClaimedMail, claimMail, markFailed, markSent, renewClaim } from "#server/store/outbox.ts";
import type { Store } from "#server/store/store.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { refusalOf } from "./refusal-of.ts";

/** Renewed while a mail is being sent, so that it is never with two processes; a killed one's is free again soon. */
const leaseMs = 12_000;
const renewMs = 4_000;
const pollMs = 5_000;
const longestDelayMs = 15 * 60_000;

/** How long to wait after so many tries in vain: five seconds, then twice as long each time, up to a quarter of an hour. */
export const retryDelay = (attempts: number, first = 5_000): number =>
  Math.min(longestDelayMs, first * 2 ** Math.min(20, Math.max(0, attempts - 1)));

export type DeliveryOptions = {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly to: string;
  readonly log: Log;
  /** The first delay after a failure; a test makes it short. */
  readonly firstDelayMs?: number;
  readonly pollMs?: number;
};

/** Empties the outbox, one mail after the other, until stopped. */
export type Delivery = {
  /** Something was put into the outbox. */
  wake(): void;
  /** Finishes the mail at hand and takes no other. */
  stop(): Promise<void>;
};

/** A row of the outbox as a mail; one without a recipient is for support. */
function letterOf(mail: ClaimedMail, support: string): Mail {
  return {
    messageId: mail.mailId,
    to: mail.recipient ?? support,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    date: new Date(mail.createdAt),
    headers: mail.headers,
  };
}

/** Starts to empty the outbox. Never throws: what fails is tried again later. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { store, mailer, to, log, firstDelayMs } = options;
  let stopped = false;
  let running: Promise<void> | null = null;

  async function deliverOne(): Promise<boolean> {
    const mail = await claimMail(store.shop, leaseMs);
    if (!mail) return false;
    const renewing = setInterval(() => {
      renewClaim(store.shop, mail.id, leaseMs).catch((error: unknown) =>
        log.warn({ err: error }, "a lease wasn't renewed"),
      );
    }, renewMs);
    try {
      await mailer.send(letterOf(mail, to));
    } catch (error) {
      log.warn({ mail: mail.id, attempts: mail.attempts, ...refusalOf(error) }, "a mail wasn't taken");
      const reason = error instanceof Error ? error.message : String(error);
      await markFailed(store.shop, mail.id, retryDelay(mail.attempts, firstDelayMs), reason);
      return true;
    } finally {
      clearInterval(renewing);
    }
    await markSentSurely(mail.id);
    log.info({ mail: mail.id, attempts: mail.attempts }, "a mail was sent");
    return true;
  }

  /** The mail is out; the database must learn it, or it would go out again. */
  async function markSentSurely(id: number): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await markSent(store.shop, id);
      } catch (error) {
        if (tries === 20 || stopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }

  async function run(): Promise<void> {
    try {
      while (!stopped && (await deliverOne()));
    } catch (error) {
      log.warn({ err: error }, "the outbox can't be read");
    }
  }

  const wake = (): void => {
    if (stopped || running) return;
    running = run().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(wake, options.pollMs ?? pollMs);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
