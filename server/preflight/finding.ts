import { hasPublicDomain } from "#contract/email.ts";
import type { SetupStep } from "#contract/setup-steps.ts";

/** Something that isn't ready for real customers. */
export type Finding = {
  /** The step of the set-up that settles it. */
  readonly step: SetupStep;
  /** Short and stable: `--allow` names it, and CI logs are searched for it. */
  readonly id: string;
  /** `blocking` keeps the shop from opening; a `warning` is said and no more. */
  readonly level: "blocking" | "warning";
  /** What was found, in one sentence. */
  readonly what: string;
  /** What goes wrong for a customer or for the shop if it stays. */
  readonly why: string;
  /** What to do about it. */
  readonly todo: string;
};

type MakeFinding = (id: string, what: string, why: string, todo: string) => Finding;

/** Gives what makes the findings of a step: those that must be settled before opening, and those to live with knowingly. */
export function findingsOf(step: SetupStep): { readonly blocking: MakeFinding; readonly warning: MakeFinding } {
  const make =
    (level: Finding["level"]): MakeFinding =>
    (id, what, why, todo) => ({ step, id, level, what, why, todo });
  return { blocking: make("blocking"), warning: make("warning") };
}

/** Whether an e-mail address or host is one that nobody can own, such as those of examples, or an address without a domain. */
export const isPlaceholder = (address: string): boolean =>
  /\.(example|test|invalid|localhost)$/i.test(address) || (address.includes("@") && !hasPublicDomain(address));
