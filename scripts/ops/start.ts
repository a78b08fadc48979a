import { buildShop } from "#scripts/build/build-shop.ts";
import { run } from "#scripts/run-command.ts";
import { serverArguments, serverEnvironment } from "./server-process.ts";

await buildShop({ force: false });
process.exitCode = await run("node", serverArguments, serverEnvironment);
