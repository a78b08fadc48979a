import { buildShop } from "#scripts/build/build-shop.ts";
import { run } from "#scripts/run-command.ts";

// npm run soak [-- MINUTES]: the long form of tests/load/soak.test.ts, five minutes unless said otherwise.

const minutes = process.argv[2] ?? "5";
await buildShop({ force: false });
process.exitCode = await run("vitest", ["run", "--project", "faults", "tests/load/soak.test.ts"], {
  SOAK_MINUTES: minutes,
});
