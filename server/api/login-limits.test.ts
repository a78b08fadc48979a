import { HTTPException } from "hono/http-exception";
import { expect, test } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { memoryRateLimiter } from "#server/middleware/rate-limiter.ts";
import { loginLimits } from "#server/middleware/rate-limits.ts";
import { countLogin, type LoginTry } from "./session.ts";

/** A shop of its own: `fail` counts a wrong password, `succeed` a right one. Both say whether it was let through. */
function logins() {
  const limiter = memoryRateLimiter(() => 0);
  const count = async (one: Partial<LoginTry>): Promise<(() => Promise<void>) | null> => {
    try {
      return await countLogin(limiter, { realm: "shop", username: "ada", address: "1.1.1.1", device: null, ...one });
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      const answer = error.getResponse();
      expect([answer.status, await answer.json()]).toEqual([429, { success: false, message: serverMessages.tooMany }]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(300);
      return null;
    }
  };
  const fail = async (one: Partial<LoginTry> = {}) => (await count(one)) !== null;
  const succeed = async (one: Partial<LoginTry> = {}): Promise<boolean> => {
    const refund = await count(one);
    await refund?.();
    return refund !== null;
  };
  const failures = async (number: number, one: (i: number) => Partial<LoginTry> = () => ({})): Promise<number> => {
    let passed = 0;
    for (let i = 0; i < number; i += 1) if (await fail(one(i))) passed += 1;
    return passed;
  };
  return { fail, succeed, failures };
}

const networks = (i: number) => ({ address: `2.0.0.${i}` });
const names = (i: number) => ({ username: `somebody ${i}` });
const device = { device: "known" };

test("failures of one account add up by network, whatever the spelling of its name, and for that login alone", async () => {
  const { fail, failures, succeed } = logins();
  const spellings = (i: number) => ({ username: i % 2 === 0 ? "ada" : " ADA " });
  expect(await failures(20, spellings)).toBe(loginLimits.accountFromNetwork.tries);
  expect(await succeed()).toBe(false);
  expect(await fail({ username: "bob" })).toBe(true);
  expect(await fail({ address: "1.1.1.2" })).toBe(true);
  expect(await fail({ realm: "staff" })).toBe(true);
});

test("failures add up by network over all names, and by name over all networks", async () => {
  const byNetwork = logins();
  expect(await byNetwork.failures(60, names)).toBe(loginLimits.network.tries);
  expect(await byNetwork.fail(networks(1))).toBe(true);
  expect(await byNetwork.fail({ realm: "staff", username: "another" })).toBe(true);
  const byName = logins();
  expect(await byName.failures(90, networks)).toBe(loginLimits.account.tries);
  expect(await byName.fail(names(1))).toBe(true);
});

test("who logs in loses no try", async () => {
  const { failures, succeed } = logins();
  for (let i = 0; i < 100; i += 1) expect(await succeed()).toBe(true);
  expect(await failures(20)).toBe(loginLimits.accountFromNetwork.tries);
});

test("a try that is refused for its account costs the network nothing", async () => {
  const { failures } = logins();
  await failures(loginLimits.account.tries, networks);
  expect(await failures(40)).toBe(0);
  expect(await failures(60, names)).toBe(loginLimits.network.tries);
});

test("a known device has its own tries, and when they are used up those of everybody", async () => {
  const { fail, failures, succeed } = logins();
  await failures(loginLimits.account.tries, networks);
  for (let i = 0; i < 100; i += 1) expect(await succeed(device)).toBe(true);
  expect(await failures(20, () => device)).toBe(loginLimits.device.tries);
  expect(await fail({ device: "another" })).toBe(true);
  expect(await fail({ ...device, username: "bob" })).toBe(true);
  expect(await fail({ ...device, realm: "staff" })).toBe(true);
  // Beyond its own tries it is counted like any other: as one of its network.
  const fresh = logins();
  const both = loginLimits.device.tries + loginLimits.accountFromNetwork.tries;
  expect(await fresh.failures(40, () => device)).toBe(both);
});

test("no name spells the counter of another account", async () => {
  const { fail, failures } = logins();
  await failures(20, () => ({ username: 'ada" from 1.1.1.1', address: "2.2.2.2" }));
  await failures(20, () => ({ username: "ada from 1.1.1.1", address: "2.2.2.3" }));
  expect(await fail()).toBe(true);
});
