import { enableCompileCache } from "node:module";
import { join } from "node:path";

// The entry point. The rest is imported with Node's compile cache, so that later starts compile no TypeScript again.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "compiled"));
const { runServer } = await import("./start/run-server.ts");
await runServer();
