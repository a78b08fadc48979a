import type { Finding } from "#server/preflight/finding.ts";

/** What is printed, and the status of the command. */
export type Report = { readonly text: string; readonly status: 0 | 1 };

const lines = ({ id, what, why, todo }: Finding): string => `- ${what} [${id}]\n  Why: ${why}\n  Do:  ${todo}`;

function part(title: string, findings: readonly Finding[]): readonly string[] {
  return findings.length === 0 ? [] : [`${title} (${findings.length})\n${findings.map(lines).join("\n")}`];
}

/**
 * Puts the findings into plain words. `allowed` names findings that are knowingly accepted: they are listed apart and
 * don't count. A name in it that fits nothing is said, so that a list of exceptions doesn't outlive its reasons.
 */
export function reportOn(findings: readonly Finding[], allowed: readonly string[]): Report {
  const accepted = findings.filter(({ id }) => allowed.includes(id));
  const open = findings.filter((one) => !accepted.includes(one));
  const mustGo = open.filter(({ level }) => level === "blocking");
  const mayStay = open.filter(({ level }) => level === "warning");
  const idle = allowed.filter((id) => !findings.some((one) => one.id === id));
  const verdict =
    mustGo.length === 0
      ? "Open: nothing stands between this shop and real customers."
      : `${mustGo.length} ${mustGo.length === 1 ? "thing stands" : "things stand"} between this shop and real customers.`;
  const text = [
    ...part("Must be settled before opening", mustGo),
    ...part("Worth settling", mayStay),
    ...part("Allowed with --allow", accepted),
    ...(idle.length > 0 ? [`--allow names what isn't there any more: ${idle.join(", ")}.`] : []),
    verdict,
  ].join("\n\n");
  return { text, status: mustGo.length === 0 ? 0 : 1 };
}
