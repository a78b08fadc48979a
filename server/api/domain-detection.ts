import type { Handler } from "hono";
import type { DomainDetectionResponse } from "#contract/domain-detection.ts";

/** docs/behavior/calls.md#domain-detection */
export function domainDetection(): Handler {
  return (c) => {
    const host = (c.req.header("host") ?? "").toLowerCase();
    return c.json({
      isIncardDomain: host.includes("incard"),
      isTagigoDomain: host.includes("tagigo"),
      isCarbonDomain: host.includes("carbon"),
      isTracemateDomain: host.includes("tracemate"),
      isExplorerDomain: host.includes("explorer"),
      isClipxDomain: host.includes("clipx"),
      isSeektagDomain: host.includes("seektag"),
      isVibetagDomain: host.includes("vibetag"),
    } satisfies DomainDetectionResponse);
  };
}
