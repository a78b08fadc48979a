import { buildShop } from "./build-shop.ts";
import { run } from "./run-command.ts";
import { serverArguments, serverEnvironment } from "./server-process.ts";

await buildShop({ force: false });
process.exitCode = await run("node", serverArguments, serverEnvironment);
