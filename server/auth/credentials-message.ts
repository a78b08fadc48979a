import type { z } from "zod";
import { serverMessages } from "#content/server-messages.ts";
import { staffMessages } from "#content/staff-messages.ts";

/**
 * Gives what a login answers whose body doesn't fit the contract: that something is missing, only when something is.
 */
export function credentialsMessage(issues: readonly z.core.$ZodIssue[]): string {
  const isMissing = issues.some(({ code }) => code === "invalid_type" || code === "too_small");
  return isMissing ? staffMessages.required : serverMessages.invalid;
}
