import { expect, test } from "vitest";
import { countMail, isTagged, mailboxOf } from "./mail-limits.ts";
import { mailLimits, memoryRateLimiter, type RateLimiter } from "./rate-limits.ts";

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
