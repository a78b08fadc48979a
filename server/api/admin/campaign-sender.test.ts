import { expect, test } from "vitest";
import { campaignPreviewResponse } from "#contract/admin-campaigns.ts";
import { openShop } from "#tests/shop.ts";

test("the preview of a campaign says who it is from, and a sender's name holds no address", async () => {
  const shop = await openShop("sqlite", { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "InCard <shop@incard.com>" });
  const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
  const preview = (senderName: string) =>
    shop.post(
      "/api/admin/campaigns/preview",
      { kind: "newsletter", subject: "News", text: "Good.", senderName },
      headers,
    );
  const fromOf = async (senderName: string) =>
    campaignPreviewResponse.parse(await (await preview(senderName)).json()).from;
  expect(await fromOf("")).toBe("InCard <shop@incard.com>");
  expect(await fromOf("Anna of InCard")).toBe("Anna of InCard <shop@incard.com>");
  // It would read as if it came from there.
  for (const name of ['Anna" <evil@x.com>', "evil@x.com", "Anna <b>"]) {
    expect([name, (await preview(name)).status]).toEqual([name, 400]);
  }
  await shop.close();
});
