import type { Handler } from "hono";
import { detectedNames } from "#contract/domain-detection.ts";

/**
 * Handles `GET /api/domain-detection`: says which products' own domains the site was opened at
 * (docs/behavior/calls.md#domain-detection).
 */
export const domainDetectionCall: Handler = (c) => {
  const host = (c.req.header("host") ?? "").toLowerCase();
  const flags = detectedNames.map((name) => [`is${name}Domain`, host.includes(name.toLowerCase())]);
  return c.json(Object.fromEntries(flags));
};
