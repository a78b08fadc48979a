import { expect, test } from "vitest";
import { healthResponse } from "./health.ts";

test("a server that says its environment and host alone is online", () => {
  const specified = { environment: "production", host: "shop.example" };
  expect(healthResponse.parse(specified)).toMatchObject({ ...specified, status: "ok" });
  expect(healthResponse.parse({ ...specified, status: "unavailable" }).status).toBe("unavailable");
});
