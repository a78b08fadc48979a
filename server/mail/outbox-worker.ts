import { z } from "zod";
import type { DatabaseClient } from "#server/db/database.ts";
import { claimMail, markFailed, markSent, maxDelayMs, renewClaim } from "#server/db/queries/outbox.ts";
import type { Log } from "#server/log.ts";
import type { Mailer } from "./mailer.ts";

const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** Known to hold no address: `code` is nodemailer's own word, such as EENVELOPE or ETIMEDOUT. */
const mailError = z.object({
  code: orNone(z.string().regex(/^[A-Z_]{1,40}$/)),
  command: orNone(z.string().regex(/^[A-Z ]{1,20}$/)),
  responseCode: orNone(z.number().int()),
  response: orNone(z.string()),
});

/** For the log, in codes only (RFC 3463): a mail server's sentence, kept beside the mail, repeats the address. */
export function refusalOf(error: unknown) {
  const { code, command, response, responseCode } = mailError.safeParse(error).data ?? {};
  const smtpStatus = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\d)/.exec(response ?? "")?.[1];
  return { code, command, smtpCode: responseCode, smtpStatus };
}

/** Renewed meanwhile, so that no two processes send a mail; it expires soon when a process is killed. */
const leaseMs = 12_000;
const renewMs = 4_000;

/** Five seconds, doubled with each failed attempt, up to 15 minutes. */
export const retryDelay = (attempts: number, first = 5_000): number =>
  Math.min(maxDelayMs, first * 2 ** Math.min(20, Math.max(0, attempts - 1)));

export type OutboxWorkerOptions = {
  readonly database: DatabaseClient;
  readonly mailer: Mailer;
  readonly to: string;
  readonly log: Log;
  readonly firstDelayMs?: number;
  readonly pollMs?: number;
};

/** Never throws: a failed mail is retried later. */
export function startOutboxWorker({ database, mailer, to, log, firstDelayMs, pollMs = 5_000 }: OutboxWorkerOptions) {
  let stopped = false;
  let running: Promise<void> | null = null;

  async function deliverOne(): Promise<boolean> {
    const claimed = await claimMail(database.db, leaseMs);
    if (!claimed) return false;
    const { id, attempts, recipient, mail } = claimed;
    const renewing = setInterval(() => {
      renewClaim(database.db, id, leaseMs).catch((error: unknown) =>
        log.warn({ err: error }, "a lease wasn't renewed"),
      );
    }, renewMs);
    try {
      await mailer.send({ ...mail, to: recipient ?? to });
    } catch (error) {
      log.warn({ mail: id, attempts, ...refusalOf(error) }, "a mail wasn't taken");
      const reason = error instanceof Error ? error.message : String(error);
      await markFailed(database.db, id, retryDelay(attempts, firstDelayMs), reason);
      return true;
    } finally {
      clearInterval(renewing);
    }
    await markSentSurely(id);
    log.info({ mail: id, attempts }, "a mail was sent");
    return true;
  }

  /** Retried until it succeeds, or the mail would be sent again. */
  async function markSentSurely(id: number): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await markSent(database.db, id);
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
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    /** Tells the worker that a mail was enqueued. */
    wake,
    /** Finishes the current mail. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
