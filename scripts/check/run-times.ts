import { z } from "zod";

/** How long a part of `npm test` took, in seconds. Some run beside others. */
const partTimeSchema = z.object({ name: z.string(), seconds: z.number() });
export type PartTime = z.infer<typeof partTimeSchema>;

/** Where a run leaves the times of its parts. */
export const timesFile = "test-results/times.json";

const [begin, end] = ["<!-- npm run test:times -->", "<!-- /npm run test:times -->"];

/** What takes less isn't worth a line. */
const leastSeconds = 5;

/**
 * Puts the times of a run's parts into a document, as a table between two marks.
 * @param times JSON, as a run leaves it in `timesFile`
 * @param about what of the machine is to be known, for the head of the table
 * @throws Error when the document lacks the marks, ZodError when the JSON isn't a run's
 */
export function withTimes(document: string, times: string, about: string): string {
  const [before, after] = [document.indexOf(begin), document.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`There is no place for the table: ${begin} and ${end} mark it.`);
  const rows = z
    .array(partTimeSchema)
    .parse(JSON.parse(times))
    .filter(({ seconds }) => seconds >= leastSeconds)
    .map(({ name, seconds }) => `| ${name} | ${Math.round(seconds)} |`);
  const table = [`| part, ${about} | s |`, "|---|---|", ...rows].join("\n");
  return `${document.slice(0, before)}${begin}\n\n${table}\n\n${document.slice(after)}`;
}
