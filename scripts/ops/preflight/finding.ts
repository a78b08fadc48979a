/** A finding of the preflight check. */
export type Finding = {
  /** Short and stable: `--allow` names it, and CI logs are searched for it. */
  readonly id: string;
  /** `blocking` ends the command with status 1; a `warning` is said and no more. */
  readonly level: "blocking" | "warning";
  /** What was found, in one sentence. */
  readonly what: string;
  /** What goes wrong for a customer or for the shop if it stays. */
  readonly why: string;
  /** What to do about it. */
  readonly todo: string;
};

const finding =
  (level: Finding["level"]) =>
  (id: string, what: string, why: string, todo: string): Finding => ({ id, level, what, why, todo });

/** A finding that must be settled before opening. */
export const blocking = finding("blocking");

/** A finding that a shop may knowingly live with. */
export const warning = finding("warning");
