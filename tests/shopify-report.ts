import { createHmac } from "node:crypto";
import { expect } from "@playwright/test";

/** Reports something to a shop as Shopify does, signed. @param topic such as `orders/paid` */
export async function reportAsShopify(address: string, secret: string, topic: string, body: object): Promise<void> {
  const payload = JSON.stringify(body);
  const signature = createHmac("sha256", secret).update(payload).digest("base64");
  const headers = { "X-Shopify-Topic": topic, "X-Shopify-Hmac-Sha256": signature };
  const answer = await fetch(`${address}/api/webhooks/shopify`, { method: "POST", body: payload, headers });
  expect(answer.status).toBe(200);
}
