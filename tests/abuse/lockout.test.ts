import { describe, expect, test } from "vitest";
import { countLogin } from "#server/api/session.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { addUser } from "#server/db/queries/users.ts";
import { loginLimits } from "#server/middleware/rate-limits.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, staff, type TestShop } from "#tests/shop.ts";

const ada = { username: "ada", password: "a password of hers" };
const realms = [
  { realm: "staff", path: "/api/admin-token", good: staff },
  { realm: "shop", path: "/api/login", good: ada },
] as const;

describe.each(engines)("on %s", (engine) => {
  describe.each(realms)("the $realm login", ({ realm, path, good }) => {
    let shop: TestShop;
    async function open(env: Record<string, string> = {}): Promise<void> {
      shop = await openTestShop(engine, { TRUST_PROXY: "1", ...env });
      await addUser(shop.context.database.db, ada.username, "Ada", await hashPassword(ada.password));
    }

    const logIn = (address: string, body: object = good, headers: Record<string, string> = {}) =>
      shop.post(path, body, { "X-Forwarded-For": address, ...headers });
    const guess = async (address: string, headers: Record<string, string> = {}, username: string = good.username) =>
      (await logIn(address, { username, password: "wrong" }, headers)).status;
    const device = (answer: Response): string =>
      answer.headers
        .getSetCookie()
        .find((one) => one.includes("known-device"))
        ?.split(";")[0] ?? "";
    /** Counts guesses as the call does before it looks at the password, which is the slow part. */
    const count = (address: string, username: string) =>
      countLogin(shop.context.limiter, { realm, username, address, device: null });
    /** Guesses from as many networks as it takes to fill the account's own counter. */
    async function fillAccount(): Promise<void> {
      for (let i = 0; i < loginLimits.account.tries; i += 1) await count(`6.0.${i >> 3}.1`, good.username);
    }

    test("wrong passwords from elsewhere keep nobody out, and neither does a guess more", async () => {
      await open();
      for (let i = 0; i < 10; i += 1) expect(await guess("6.0.0.1")).toBe(401);
      for (let i = 0; i < 40; i += 1) expect(await guess("6.0.0.1")).toBe(429);
      expect((await logIn("7.0.0.1")).status).toBe(200);
      // At the guesser's own network the account waits, and other accounts don't.
      expect((await logIn("6.0.0.1")).status).toBe(429);
      expect(await guess("6.0.0.1", {}, "somebody-else")).toBe(401);
    });

    test("a guesser with an IPv6 site of many networks waits, whatever accounts are named", async () => {
      await open();
      const allowed = 8 * loginLimits.network.tries;
      const from = (i: number) => count(`2001:db8:1:${i.toString(16)}::/64`, `somebody ${i}`);
      for (let i = 0; i < allowed; i += 1) await from(i);
      await expect(from(allowed)).rejects.toMatchObject({ status: 429 });
      await expect(count("2001:db8:2:0::/64", "somebody else")).resolves.toBeTypeOf("function");
    });

    test("no user name spells the counter of another account at some network", async () => {
      await open();
      for (let i = 0; i < 12; i += 1) await guess(`6.1.${i}.1`, {}, `${good.username} from 9.9.9.9`).catch(() => 0);
      expect((await logIn("9.9.9.9")).status).toBe(200);
    });

    test("a guesser over many networks waits; a device that has logged in before doesn't", async () => {
      await open();
      const Cookie = device(await logIn("7.0.0.1"));
      await fillAccount();
      const refused = await logIn("8.0.0.1");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await logIn("8.0.0.1", good, { Cookie })).status).toBe(200);
      expect(await guess("8.0.0.1", { Cookie })).toBe(401);
      expect((await logIn("8.0.0.1", good, { Cookie })).status).toBe(200);
      expect((await logIn("9.0.0.1", good, { Cookie: `${Cookie}x` })).status).toBe(429);
    });

    test("a name that doesn't exist is counted alike", async () => {
      await open();
      const statuses: number[] = [];
      for (let i = 0; i < 12; i += 1) statuses.push(await guess("6.0.0.1", {}, "nobody"));
      expect(statuses).toEqual([...new Array(10).fill(401), 429, 429]);
    });

    test("one network can't try every name", async () => {
      await open();
      for (let i = 1; i < loginLimits.network.tries; i += 1) await count("6.0.0.1", `name ${i}`);
      expect(await guess("6.0.0.1", {}, "another")).toBe(401);
      expect(await guess("6.0.0.1", {}, "one more")).toBe(429);
      expect(await guess("6.0.0.2", {}, "one more")).toBe(401);
    });

    test("a known device that fails too often is like any other", async () => {
      await open();
      const Cookie = device(await logIn("7.0.0.1"));
      await fillAccount();
      for (let i = 0; i < loginLimits.device.tries; i += 1) expect(await guess("8.0.0.1", { Cookie })).toBe(401);
      expect(await guess("8.0.0.1", { Cookie })).toBe(429);
      expect((await logIn("8.0.0.1", good, { Cookie })).status).toBe(429);
    });

    test("a device is known to one account of one login only", async () => {
      await open();
      const other = realm === "staff" ? realms[1] : realms[0];
      const foreign = device(await shop.post(other.path, other.good, { "X-Forwarded-For": "7.0.0.1" }));
      const [, value] = foreign.split("=");
      await fillAccount();
      expect((await logIn("8.0.0.1", good, { Cookie: `known-device-${realm}=${value}` })).status).toBe(429);
    });

    test("the cookie is out of reach of scripts and other sites, and by https bound to this host", async () => {
      await open();
      const cookieOf = (answer: Response) => answer.headers.getSetCookie().find((one) => one.includes("known-device"));
      const format = String.raw`known-device-${realm}=[\w-]{22}\.\d+\.[\w-]{43}; Max-Age=31536000; Path=/; HttpOnly; `;
      expect(cookieOf(await logIn("7.0.0.1"))).toMatch(new RegExp(`^${format}SameSite=Strict$`));
      expect(cookieOf(await logIn("7.0.0.1", { ...good, password: "wrong" }))).toBeUndefined();
      await shop.close();
      await open({ SITE_URL: "https://shop.example" });
      expect(cookieOf(await logIn("7.0.0.1"))).toMatch(new RegExp(`^__Host-${format}Secure; SameSite=Strict$`));
    });
  });
});
