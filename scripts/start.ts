import { buildShop } from "./build-shop.ts";
import { run } from "./run-command.ts";

await buildShop({ force: false });
process.exitCode = await run("node", ["server/main.ts"], { NODE_ENV: "production" });
