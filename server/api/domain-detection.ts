import type { Handler } from "hono";
import { detectedNames } from "#contract/domain-detection.ts";

/** docs/behavior/calls.md#domain-detection */
export const domainDetection: Handler = (c) => {
  const host = (c.req.header("host") ?? "").toLowerCase();
  const flags = detectedNames.map((name) => [`is${name}Domain`, host.includes(name.toLowerCase())]);
  return c.json(Object.fromEntries(flags));
};
