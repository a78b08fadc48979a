import { z } from "zod";

export const detectedNames = [
  "Incard",
  "Tagigo",
  "Carbon",
  "Tracemate",
  "Explorer",
  "Clipx",
  "Seektag",
  "Vibetag",
] as const;
const flags = detectedNames.map((name) => `is${name}Domain` as const);

/**
 * Says of each name whether it is in the host that the site was opened at (docs/behavior/calls.md#domain-detection).
 */
export const domainDetectionResponse = z.record(z.enum(flags), z.boolean());
