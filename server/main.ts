import { enableCompileCache } from "node:module";
import { join } from "node:path";

// The only file that starts anything. It loads the rest only after it switched on Node's cache of compiled code, which
// spares every later start the reading of TypeScript.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "compiled"));
const { runShop } = await import("./run-shop.ts");
await runShop();
