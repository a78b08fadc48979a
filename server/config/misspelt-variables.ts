import { variableNames } from "./config.ts";

/** Read by the tracing library's own rules, beside those of `readConfig`. */
const known: readonly string[] = [...variableNames, "OTEL_SERVICE_NAME"];

/** How many letters have to be put in, taken out or replaced to make one text of another. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, otherLetter] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Two mistakes in a long name; one in a name as short as `HOST`, from which a system's `HOME` is two away. */
const mostMistakes = (name: string): number => (name.length > 6 ? 2 : 1);

/**
 * Finds environment variables that set nothing, because they look like a misspelled one of the shop's.
 * @param env the environment; a variable whose right name is set too counts all the same
 * @returns a sentence for each, which never repeats a value
 */
export function misspeltVariables(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const unknown = Object.keys(env).filter((name) => !known.includes(name));
  return unknown.flatMap((name) => {
    const [nearest] = known
      .map((right) => ({ right, mistakes: editDistance(name.toUpperCase(), right) }))
      .filter(({ right, mistakes }) => mistakes <= mostMistakes(right))
      .toSorted((a, b) => a.mistakes - b.mistakes);
    return nearest ? [`${name} sets nothing: did you mean ${nearest.right}?`] : [];
  });
}
