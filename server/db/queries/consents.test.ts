import { expect, test } from "vitest";
import { signSubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop } from "#tests/shop.ts";
import { listSubscribers } from "./subscribers.ts";

test.each(engines)(
  "on %s with double opt-in somebody who left and comes back on the same day is asked anew, once",
  async (engine) => {
    const env = { DOUBLE_OPT_IN: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "shop@incard.example" };
    const careful = await openTestShop(engine, env);
    const { database, keys } = careful.context;
    const email = "back@x.com";
    const linkTo = (purpose: "confirm" | "unsubscribe") =>
      signSubscriptionToken(keys.subscriptions, { purpose, list: "newsletter", email });
    const asked = async () => (await database.db.selectFrom("outbox").select("recipient").execute()).length;
    const agree = async () => (await careful.post("/api/confirm-subscription", { token: linkTo("confirm") })).status;
    await careful.post("/api/subscribe", { email });
    expect([await asked(), await agree()]).toEqual([1, 200]);
    await careful.post("/api/unsubscribe", { token: linkTo("unsubscribe") });
    expect([await agree(), await listSubscribers(database, "public")]).toEqual([400, []]);
    for (let i = 0; i < 2; i += 1) await careful.post("/api/subscribe", { email });
    expect([await asked(), await agree()]).toEqual([2, 200]);
    expect(await listSubscribers(database, "public")).toMatchObject([{ email }]);
    await careful.close();
  },
);
