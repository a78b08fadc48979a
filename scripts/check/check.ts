import { run, runAside } from "#scripts/run-command.ts";
import { type Check, quickChecks, runSideBySide } from "./quick-checks.ts";

// npm run check: every quick check, two at a time, before a commit. All of them run, whichever fails.

async function main(): Promise<boolean> {
  if ((await run("react-router", ["typegen"])) !== 0) return false;
  const failed: string[] = [];

  async function runCheck([name, command, ...args]: Check): Promise<void> {
    const startedAt = Date.now();
    const { code, output } = await runAside(command, args);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    if (code === 0) {
      console.log(`ok     ${name} (${seconds} s)`);
      return;
    }
    failed.push(name);
    console.log(`FAILED ${name} (${seconds} s)\n${output}`);
  }

  await runSideBySide(quickChecks, runCheck);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}. \`npm run fix\` mends what can be mended.`);
  return failed.length === 0;
}

process.exitCode = (await main()) ? 0 : 1;
