import { enableCompileCache } from "node:module";
import { join } from "node:path";

// The entry point. It enables Node's compile cache before it imports the rest, so that later starts don't compile
// TypeScript again.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "compiled"));
const { runServer } = await import("./run-server.ts");
await runServer();
