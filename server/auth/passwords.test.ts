import { beforeEach, expect, test, vi } from "vitest";
import { QueueFullError } from "#server/lib/work-queue.ts";
import { collectHashes } from "#tests/password-hashes.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

beforeEach(() => vi.stubEnv("FULL_PASSWORD_COST", "1"));

test("a hash fits its password only, and never twice looks the same", async () => {
  const [one, two] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
  expect(one).not.toBe(two);
  expect(one).not.toContain("correct horse");
  expect(await verifyPassword("correct horse", one)).toBe(true);
  expect(await verifyPassword("correct horsE", one)).toBe(false);
});

test("a hash is argon2id with 19 MiB and two passes, so that those of earlier versions go on to fit", async () => {
  expect(await hashPassword("correct horse", Buffer.alloc(16, 7))).toBe(
    "argon2id$BwcHBwcHBwcHBwcHBwcHBw$cTLmpgKLeruU6za-t2cUZ3fNfHVCYhGoJ8inpcUNcwc",
  );
});

test("the same letters written in two ways of Unicode are the same password", async () => {
  expect(await verifyPassword("cafe\u0301s!!", await hashPassword("caf\u00e9s!!"))).toBe(true);
});

test("an unknown user's password never fits, whatever it is", async () => {
  expect(await verifyPassword("", null)).toBe(false);
  expect(await verifyPassword("anything", null)).toBe(false);
});

test.each(["", "plain", "argon2id$", "argon2id$AAAA", "scrypt$AAAA$AAAA", "argon2id$AAAAAAAAAAAAAAAAAAAAAA$AAAA"])(
  "a stored text that is no hash of ours fits nothing: %j",
  async (saved) => {
    expect(await verifyPassword("x", saved)).toBe(false);
  },
);

test("an unknown user costs the same hash as a known one", async () => {
  const saved = await hashPassword("known");
  const computed = collectHashes();
  await verifyPassword("wrong", saved);
  await verifyPassword("wrong", null);
  const [known, unknown, ...more] = computed.map(({ message, nonce, ...cost }) => ({
    ...cost,
    bytes: [Buffer.byteLength(message), Buffer.byteLength(nonce)],
  }));
  expect(more).toEqual([]);
  expect(known).toMatchObject({ memory: 19_456, passes: 2 });
  expect(unknown).toEqual(known);
});

test("two are hashed at a time, twenty wait, known devices in places of their own, and the rest are refused at once", async () => {
  vi.stubEnv("FULL_PASSWORD_COST", undefined);
  // However long the machine takes for it, nobody has waited too long.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const outcomeOf = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => "hashed",
      (error: unknown) => (error instanceof QueueFullError ? "refused" : String(error)),
    );
  const strangers = Array.from({ length: 50 }, () => outcomeOf(verifyPassword("x", null)));
  const known = Array.from({ length: 20 }, () => outcomeOf(verifyPassword("x", null, "high")));
  const outcomes = await Promise.all(strangers);
  expect([outcomes.filter((one) => one === "hashed").length, new Set(outcomes)]).toEqual([
    22,
    new Set(["hashed", "refused"]),
  ]);
  expect(new Set(await Promise.all(known))).toEqual(new Set(["hashed"]));
  expect(await verifyPassword("x", null)).toBe(false);
});
