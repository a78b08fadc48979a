import { buildShop } from "./build-shop.ts";
import { run } from "./run-command.ts";

await buildShop({ force: false });
process.exitCode = await run("node", ["build/shop/main.js"], { NODE_ENV: "production" });
