import type { PaymentStatus } from "#contract/payment-status.ts";

/** How much pages may ask of the payment service, and for how long an answer is theirs. */
export const pageLookUps = {
  /** Look-ups at a time; a page beyond them says that it doesn't know yet. */
  running: 8,
  /** Answers that are kept, the oldest of which go first. */
  kept: 200,
  /** A page that waits holds up other renderings. The look-up goes on, for the page that is asked for next. */
  waitMs: 500,
  /** Shorter than the pause between two pages, so that each can learn something new. */
  freshMs: 3_000,
} as const;

/** What a page is told: how a payment went, that there is `none`, or that it is `unknown` by now. */
export type PaymentForPage = PaymentStatus | "none" | "unknown";

type Known = { readonly at: number; readonly answer: PaymentForPage };

/**
 * Gives pages what is known of a payment without holding them up: the answer of a look-up that ends soon, else of the
 * one that the page before began.
 * @param lookUp null for a payment that nobody made; throws where the payment service can't be asked
 * @param failed told of what `lookUp` throws
 */
export function paymentsForPages(
  lookUp: (id: string) => Promise<PaymentStatus | null>,
  failed: (error: unknown) => void,
): (id: string) => Promise<PaymentForPage> {
  const known = new Map<string, Known>();
  const running = new Map<string, Promise<PaymentForPage>>();

  async function ask(id: string): Promise<PaymentForPage> {
    let answer: PaymentForPage = "unknown";
    try {
      answer = (await lookUp(id)) ?? "none";
    } catch (error) {
      failed(error);
    }
    running.delete(id);
    known.delete(id);
    known.set(id, { at: performance.now(), answer });
    const [oldest] = known.keys();
    if (known.size > pageLookUps.kept && oldest !== undefined) known.delete(oldest);
    return answer;
  }

  return async (id) => {
    const last = known.get(id);
    if (last && performance.now() - last.at < pageLookUps.freshMs) return last.answer;
    let asked = running.get(id);
    if (!asked) {
      if (running.size >= pageLookUps.running) return last?.answer ?? "unknown";
      asked = ask(id);
      running.set(id, asked);
    }
    const late = Promise.withResolvers<PaymentForPage>();
    const timer = setTimeout(() => late.resolve(last?.answer ?? "unknown"), pageLookUps.waitMs);
    try {
      return await Promise.race([asked, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
