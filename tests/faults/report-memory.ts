import v8 from "node:v8";
import vm from "node:vm";
import { isMainThread } from "node:worker_threads";

// Loaded into a shop before its own code (tests/faults/memory-in-use.ts): at SIGUSR2 it collects all garbage and prints the
// bytes that are still referenced, on the heap and beside it.

if (isMainThread) {
  v8.setFlagsFromString("--expose-gc");
  const collect: unknown = vm.runInNewContext("gc");
  process.on("SIGUSR2", async () => {
    for (let i = 0; i < 3 && typeof collect === "function"; i += 1) {
      collect();
      // What was closed while the garbage was collected frees its own memory after this turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { heapUsed, external } = process.memoryUsage();
    console.log(`memory in use: ${heapUsed + external} bytes`);
  });
}
