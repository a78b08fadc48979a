import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { memoryStorage } from "#tests/memory-demo-storage.ts";
import { choosePayments, demoPayments } from "./demo-payments.ts";
import type { DemoPayment } from "./demo-storage.ts";

const paid: DemoPayment = {
  id: "pi_demo_1",
  status: "succeeded",
  amount: 8999,
  metadata: { quantity: 1, product: "Tagigo, All Colors, 4-Pack", price: "89.99" },
};

test("a demo payment is found, in dollars", async () => {
  const storage = memoryStorage();
  await storage.putPayment(paid.id, JSON.stringify(paid));
  expect(await demoPayments(storage).find("pi_demo_1")).toEqual({
    status: "succeeded",
    amount: 89.99,
    metadata: paid.metadata,
  });
});

test("an unknown id is null, and a malformed one isn't even asked for", async () => {
  const storage = memoryStorage();
  const asked: string[] = [];
  const spy = {
    getPayment: (id: string) => {
      asked.push(id);
      return storage.getPayment(id);
    },
  };
  expect(await demoPayments(spy).find("pi_unknown")).toBeNull();
  for (const id of ["", "pi_", "../etc", "pi_a/b", "ch_1", "pi_a\n", `pi_${"a".repeat(300)}`]) {
    expect(await demoPayments(spy).find(id)).toBeNull();
  }
  expect(asked).toEqual(["pi_unknown"]);
});

test("a damaged row is an error, not an order", async () => {
  const storage = memoryStorage();
  await storage.putPayment("pi_x", JSON.stringify({ ...paid, amount: "free" }));
  await expect(demoPayments(storage).find("pi_x")).rejects.toThrow();
});

test("with a Stripe key the demo store's payments aren't asked", async () => {
  const error = { type: "invalid_request_error", code: "resource_missing", message: "No such payment_intent" };
  const stripe = createServer((_, response) => {
    response.writeHead(404, { "content-type": "application/json" }).end(JSON.stringify({ error }));
  });
  onTestFinished(() => void stripe.closeAllConnections());
  onTestFinished(() => void stripe.close());
  await new Promise<void>((resolve) => stripe.listen(0, "127.0.0.1", resolve));
  const address = stripe.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in for Stripe has no port");
  const apiUrl = `http://127.0.0.1:${address.port}`;
  const storage = memoryStorage();
  await storage.putPayment(paid.id, JSON.stringify(paid));
  expect(await choosePayments({ secretKey: "sk_test_1", apiUrl }, storage).find(paid.id)).toBeNull();
  expect(await choosePayments(null, storage).find(paid.id)).toMatchObject({ status: "succeeded" });
});
