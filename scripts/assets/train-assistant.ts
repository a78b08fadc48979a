import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { trainQuestionModel } from "./question-model.ts";

// `npm run assistant:train`: makes the chat's and the search's question model anew from the example questions.

const model = trainQuestionModel();
writeFileSync(
  join(import.meta.dirname, "../../content/assistant/question-model.json"),
  `${JSON.stringify(model, null, 1)}\n`,
);
console.log(`${model.entries.length} entries, ${model.features.length} features.`);
