import { runWork } from "./run-work.ts";
import { readSubscribersCommand, subscribersUsage } from "./subscribers-work.ts";

// npm run subscribers -- import FILE [--source TEXT] [--date DAY] [--column ROLE=NAME] [--preview] | list | undo ID
// Brings a list of subscribers from another service, and takes one back (docs/newsletter.md, Importing).

await runWork(readSubscribersCommand(process.argv.slice(2)), subscribersUsage, false);
