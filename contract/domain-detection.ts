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

/** Whether each name is in the host (docs/behavior/calls.md#domain-detection). */
export const domainDetectionResponse = z.record(z.enum(flags), z.boolean());
