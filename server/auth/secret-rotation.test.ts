import { describe, expect, test } from "vitest";
import { signSubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop } from "#tests/shop.ts";

describe.each(engines)("rotating the secret on %s", (engine) => {
  test("a new secret ends tokens and sessions, but not the links of mails that the former one signed", async () => {
    const [former, present] = ["the secret before that is long enough", "the secret of now that is long enough"];
    const before = await openTestShop(engine, { TOKEN_SECRET: former });
    const old = { token: await before.staffToken(), keys: before.context.keys };
    await before.close();
    const link = (purpose: "unsubscribe" | "confirm") =>
      signSubscriptionToken(old.keys.subscriptions, { purpose, list: "newsletter", email: "reader@x.com" });
    const codes = [];
    const rotated: readonly Record<string, string>[] = [
      { TOKEN_SECRET: present, TOKEN_SECRET_PREVIOUS: former },
      { TOKEN_SECRET: present },
    ];
    for (const env of rotated) {
      const now = await openTestShop(engine, env);
      const { keys } = now.context;
      expect([keys.session, keys.adminToken]).not.toContainEqual(old.keys.session);
      expect([keys.session, keys.adminToken]).not.toContainEqual(old.keys.adminToken);
      const headers = { Authorization: `Bearer ${old.token}` };
      expect((await now.ask("/api/admin/campaigns", { headers })).status).toBe(401);
      codes.push((await now.post("/api/unsubscribe", { token: link("unsubscribe") })).status);
      expect((await now.post("/api/unsubscribe", { token: link("confirm") })).status).toBe(400);
      await now.close();
    }
    expect(codes).toEqual([200, 400]);
  });
});
