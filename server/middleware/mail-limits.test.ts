import { expect, test } from "vitest";
import { countMail, isTagged, mailboxOf } from "./mail-limits.ts";
import { memoryRateLimiter, type RateLimiter } from "./rate-limiter.ts";
import { mailLimits } from "./rate-limits.ts";

test.each([
  ["Ada@Example.com", "ada@example.com", false],
  [" ada+news@example.com ", "ada@example.com", true],
  ["ada+a+b@example.com", "ada@example.com", true],
  ["+ada@example.com", "+ada@example.com", false],
])("%s is read by %s", (email, mailbox, tagged) => {
  expect([mailboxOf(email), isTagged(email)]).toEqual([mailbox, tagged]);
});

test("who is stopped by their own limit uses up nobody else's", async () => {
  const { address, mailbox, overall } = mailLimits.receipt;
  const limiter = memoryRateLimiter();
  const counted: string[] = [];
  const spy: RateLimiter = {
    ...limiter,
    consume: (key, limit) => {
      counted.push(key);
      return limiter.consume(key, limit);
    },
  };
  for (let i = 0; i < address.tries; i += 1) {
    expect((await countMail(spy, "receipt", { address: "1.1.1.1", email: `p${i}@x.com` })).granted).toBe(true);
  }
  counted.length = 0;
  expect((await countMail(spy, "receipt", { address: "1.1.1.1", email: "other@x.com" })).granted).toBe(false);
  expect(counted).toEqual(["receipt mail from 1.1.1.1"]);
  expect(mailbox.tries).toBeLessThan(overall.tries);
});

test("a mail that turned out not to be due is counted nowhere", async () => {
  const limiter = memoryRateLimiter();
  const by = { address: "1.1.1.1", email: "a@x.com" };
  for (let i = 0; i < 20; i += 1) {
    const { granted, refund } = await countMail(limiter, "receipt", by);
    expect(granted).toBe(true);
    await refund();
  }
});

test("both kinds of mail are counted apart, by address, by mailbox and over all", async () => {
  const limiter = memoryRateLimiter();
  const keys: string[] = [];
  const consume: RateLimiter["consume"] = (key, limit) => {
    keys.push(`${key}: ${limit.tries}`);
    return limiter.consume(key, limit);
  };
  const by = { address: "1.1.1.1", email: "A+1@x.com" };
  for (const kind of ["receipt", "confirm"] as const) await countMail({ ...limiter, consume }, kind, by);
  const { receipt, confirm } = mailLimits;
  expect(keys).toEqual([
    `receipt mail from 1.1.1.1: ${receipt.address.tries}`,
    `receipt mail to a@x.com: ${receipt.mailbox.tries}`,
    `receipt mail: ${receipt.overall.tries}`,
    `confirm mail from 1.1.1.1: ${confirm.address.tries}`,
    `confirm mail to a@x.com: ${confirm.mailbox.tries}`,
    `confirm mail: ${confirm.overall.tries}`,
  ]);
});
