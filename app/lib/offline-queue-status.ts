import { createStore } from "./store.ts";

/** What waits in the queue (offline-queue.ts), in a sentence; empty when nothing does. */
export const queueNote = createStore("");
