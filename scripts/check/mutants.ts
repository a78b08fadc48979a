import { run } from "#scripts/run-command.ts";
import { mutatedFiles } from "./mutated-files.ts";

// npm run mutants [-- PATH... --OPTION=VALUE...]: breaks the code in small ways, one at a time, and says which of them no
// unit test notices. Options go to Stryker as they are; docs/mutants.md tells how to read the results.

const args = process.argv.slice(2);
const options = args.filter((one) => one.startsWith("--"));
const files = mutatedFiles(args.filter((one) => !one.startsWith("--")));
process.exitCode = await run("stryker", ["run", "--mutate", files.join(","), ...options]);
