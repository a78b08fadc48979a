import { readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { timesFile, withTimes } from "./run-times.ts";

// npm run test:times: writes the times of the last whole `npm test` into CONTRIBUTING.md.
const document = "CONTRIBUTING.md";
const day = statSync(timesFile).mtime.toISOString().slice(0, 10);
const about = `${availableParallelism()} processors, ${day}`;
writeFileSync(document, withTimes(readFileSync(document, "utf8"), readFileSync(timesFile, "utf8"), about));
console.log(`${document} has the times of the run of ${day}.`);
