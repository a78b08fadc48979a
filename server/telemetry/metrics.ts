import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { DatabaseClient } from "#server/db/database.ts";
import { pendingMailStats } from "#server/db/queries/mail-counts.ts";
import { readRest } from "#server/db/queries/mail-queue.ts";

const statusName = (status: number | null): string => (status === null ? "aborted" : `${Math.floor(status / 100)}xx`);

const requestBuckets = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];
const queryBuckets = [0.0005, 0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** `refused`: for good, for the sake of that mail; `failed`: it is tried again. */
const mailResults = ["sent", "refused", "failed"] as const;
/** How a try to hand over a mail ended. */
export type MailResult = (typeof mailResults)[number];

/** The metrics of one process. */
export type Metrics = {
  /**
   * Counts a request.
   * @param status null when the client disconnected before the response ended
   * @param seconds from the request's head to the end of its response
   */
  request(route: string, method: string, status: number | null, seconds: number): void;
  /** Counts a page that was answered from memory, or rendered. */
  page(from: "memory" | "rendering"): void;
  /** Counts a query of the database by how long it took. */
  query(seconds: number, failed: boolean): void;
  /** Counts a try to hand over a mail. */
  mail(result: MailResult): void;
  /** Renders all metrics for Prometheus. It never throws: an unavailable database is a metric too. */
  render(database: Pick<DatabaseClient, "db" | "clock">): Promise<string>;
  /** Takes the metrics out of their registry. */
  close(): void;
};

/** Registers the shop's metrics, and those of the process. Imported only with METRICS_TOKEN. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, labelNames: string[]): Counter =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]): Histogram =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });

  const requestHelp = "Requests answered, by kind, method and class of status.";
  const requests = counter("shop_requests_total", requestHelp, ["route", "method", "status"]);
  const durationHelp = "Time from a request's head to the end of its answer.";
  const durations = histogram("shop_request_duration_seconds", durationHelp, ["route"], requestBuckets);
  const pages = counter("shop_pages_total", "Pages answered out of memory, or rendered.", ["from"]);
  const queryHelp = "Time the database took, by result.";
  const queries = histogram("shop_database_query_duration_seconds", queryHelp, ["result"], queryBuckets);
  const mails = counter("shop_mails_total", "Tries to hand a mail to the mail server, by result.", ["result"]);
  const databaseUp = gauge("shop_database_up", "1 while the database answers.");
  const restingHelp = "1 while no mail goes out, because of the mail server or the account.";
  const resting = gauge("shop_outbox_resting", restingHelp);
  const aheadHelp = "By how much this process's clock is ahead of the database's; negative when it is behind.";
  const ahead = gauge("shop_clock_ahead_seconds", aheadHelp);
  const waiting = gauge("shop_outbox_waiting", "Mails that wait to be sent.");
  const oldestHelp = "How long the oldest waiting mail to one person has waited; 0 when none waits.";
  const oldest = gauge("shop_outbox_oldest_seconds", oldestHelp);
  // prom-client doesn't render a counter before its first increment, and an alert on its rate would miss that.
  for (const from of ["memory", "rendering"]) pages.inc({ from }, 0);
  for (const result of mailResults) mails.inc({ result }, 0);

  return {
    request(route, method, status, seconds) {
      requests.inc({ route, method, status: statusName(status) });
      durations.observe({ route }, seconds);
    },
    page: (from) => pages.inc({ from }),
    query: (seconds, failed) => queries.observe({ result: failed ? "failed" : "answered" }, seconds),
    mail: (result) => mails.inc({ result }),
    async render({ db, clock }) {
      ahead.set(clock.aheadMs() / 1000);
      try {
        const mail = await pendingMailStats(db);
        databaseUp.set(1);
        resting.set((await readRest(db)) ? 1 : 0);
        waiting.set(mail.count);
        oldest.set(mail.oldest === null ? 0 : Math.max(0, (Date.now() - Date.parse(mail.oldest)) / 1000));
      } catch {
        databaseUp.set(0);
      }
      return registry.metrics();
    },
    close: () => registry.clear(),
  };
}
