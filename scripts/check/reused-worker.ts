import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from "vitest/node";

type Listener = (...values: unknown[]) => void;
type RunnerConfig = Extract<WorkerRequest, { type: "start" }>["context"]["config"];

/** The one thread of the process; Stryker's limit on workers is 1. */
let thread: ThreadsPoolWorker | undefined;

/**
 * A thread that outlives its run: Vitest would end it with the run, and a mutation run makes thousands. It starts once,
 * packages stay loaded, and the shop's own modules are loaded afresh for each test file, because tests are isolated.
 */
export class ReusedWorker implements PoolWorker {
  readonly name = "reused";
  readonly #options: PoolOptions;
  readonly #listeners = new Set<Listener>();
  #config: RunnerConfig | undefined;
  #isFirst = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Ends the thread, with the process's last run. */
  static async end(): Promise<void> {
    await thread?.stop();
    thread = undefined;
  }

  async start(): Promise<void> {
    if (thread) return;
    thread = new ThreadsPoolWorker(this.#options);
    this.#isFirst = true;
    await thread.start();
  }

  /** The thread stays. */
  async stop(): Promise<void> {
    for (const listener of this.#listeners) thread?.off("message", listener);
  }

  on(event: string, listener: Listener): void {
    if (event === "message") this.#listeners.add(listener);
    thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    if (event === "message") this.#listeners.delete(listener);
    thread?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === "start") this.#config = message.context.config;
    if (message.type === "stop") this.#answer("stopped");
    else if (message.type === "start" && !this.#isFirst) this.#answer("started");
    else thread?.send(message.type === "run" ? this.#withOwnConfig(message) : message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  /** The thread has the configuration of its first run; that of this one names the tests to run. */
  #withOwnConfig(message: Extract<WorkerRequest, { type: "run" }>): WorkerRequest {
    return { ...message, context: { ...message.context, ...(this.#config && { config: this.#config }) } };
  }

  /** Says in the thread's place that it has started or stopped. */
  #answer(type: "started" | "stopped"): void {
    for (const listener of [...this.#listeners]) listener({ __vitest_worker_response__: true, type });
  }
}
