import { z } from "zod";

/** docs/behavior/calls.md#domain-detection */
export const domainDetectionResponse = z.object({
  isIncardDomain: z.boolean(),
  isTagigoDomain: z.boolean(),
  isCarbonDomain: z.boolean(),
  isTracemateDomain: z.boolean(),
  isExplorerDomain: z.boolean(),
  isClipxDomain: z.boolean(),
  isSeektagDomain: z.boolean(),
  isVibetagDomain: z.boolean(),
});
export type DomainDetectionResponse = z.infer<typeof domainDetectionResponse>;
