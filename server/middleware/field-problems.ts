import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { serverMessages, fieldMessages as text } from "#content/server-messages.ts";
import type { ErrorResponse, FieldProblems } from "#contract/error-response.ts";
import { jsonResponse } from "./http-error.ts";

/** More than that nobody mends at once. */
const maxFields = 20;
/** A body's own keys may be anything, and are never repeated to whoever reads the answer. */
const knownPath = /^[a-z]\w{0,40}(\.[\w-]{1,40}){0,4}$/i;

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_union") {
    const [first] = issue.errors.at(-1) ?? [];
    return first ? problemOf(first) : text.other;
  }
  if (issue.code === "too_big" && issue.origin === "string") return text.tooLong(Number(issue.maximum));
  if (issue.code === "too_small" && issue.origin === "string") {
    const least = Number(issue.minimum);
    return least === 1 ? text.missing : text.tooShort(least);
  }
  if (issue.code === "invalid_type" && issue.input === undefined) return text.missing;
  return issue.code === "invalid_format" && issue.format === "email" ? text.email : text.other;
}

/**
 * Says what is wrong with each field of a body, in words for whoever typed it.
 * @param issues of a failed `safeParse`
 * @returns the first problem of each field, by its path; empty where no field is at fault
 */
export function fieldProblemsOf(issues: readonly z.core.$ZodIssue[]): FieldProblems {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.join(".");
    if (problems.size < maxFields && knownPath.test(path) && !problems.has(path)) problems.set(path, problemOf(issue));
  }
  return Object.fromEntries(problems);
}

/** A field's name in words: `Order number` for `orderNumber`, of a path the last name in it. */
function wordsOf(path: string): string {
  const name = path.split(".").findLast((part) => /^[a-z]/i.test(part)) ?? path;
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** One sentence for all that is wrong, which names the fields; the general one where none is at fault. */
function sentenceOf(problems: FieldProblems): string {
  const all = Object.entries(problems);
  const [first] = all;
  if (first === undefined) return serverMessages.invalid;
  return all.length === 1 ? text.named(wordsOf(first[0]), first[1]) : text.several(all.map(([path]) => wordsOf(path)));
}

/** A refusal with 400 that names the fields at fault, so that a form can show each beside its field. */
export class InvalidInputError extends HTTPException {
  override name = "InvalidInputError";
  readonly fields: FieldProblems;
  /** @param message in place of the sentence that names the fields */
  constructor(fields: FieldProblems, message: string = sentenceOf(fields)) {
    const isNamed = Object.keys(fields).length > 0;
    const body: ErrorResponse = { success: false, message, ...(isNamed ? { fields } : {}) };
    super(400, { message, res: jsonResponse(400, body) });
    this.fields = fields;
  }
}
