import { Session } from "node:inspector/promises";
import { parentPort } from "node:worker_threads";
import { readMarkdown } from "#contract/staff-markdown.ts";
import { mailBody } from "#server/campaigns/mail-body.ts";
import type { CountedWork, StepRequest } from "./counted-steps.ts";

// The thread of tests/counted-steps.ts.

const works: Record<CountedWork, (text: string) => unknown> = {
  "read an article": (text) => readMarkdown(text, "article"),
  "read an answer": (text) => readMarkdown(text, "answer"),
  "make a mail": (text) => mailBody(text, "https://shop.example"),
};

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/** What was counted since it was asked for last. */
async function countSteps(): Promise<number> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  let steps = 0;
  for (const { url, functions } of result) {
    if (!url.startsWith("file:")) continue;
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  }
  return steps;
}

parentPort?.on("message", async ({ work, text }: StepRequest) => {
  await countSteps();
  works[work](text);
  parentPort?.postMessage(await countSteps());
});
