import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ConfigError, readConfig } from "#server/config/config.ts";
import { misspeltVariables } from "#server/config/misspelt-variables.ts";
import { createLog, openLogOutput } from "#server/lib/log.ts";
import { checkBuild } from "#server/pages/renderer.ts";
import { sellingStoreOf } from "#server/texts/shop-settings.ts";
import { bootstrap } from "./bootstrap.ts";
import { boundConnections, httpOptions, listen, stopGracefully } from "./http-server.ts";
import { createListener } from "./listener.ts";
import { runningLine } from "./running-line.ts";

const build = join(import.meta.dirname, "..", "..", "build");

/** Imports the pages that the router's build made. @throws ConfigError when there are none yet */
async function builtPages(): Promise<unknown> {
  const file = join(build, "server", "index.js");
  if (!existsSync(file)) throw new ConfigError("The pages aren't built yet: run `npm run build`, or just `npm start`.");
  return import(pathToFileURL(file).href);
}

/** A stop ends within ten seconds, whatever hangs: this long for the work at hand, the rest for the log. */
const stopDeadlineMs = 9_000;
const logDeadlineMs = 500;

/**
 * Ends the process by the signal that asked for it, past everything that could hold up `process.exit`: a thread that
 * writes to a terminal where nobody reads is waited for, for ever.
 */
function endBySignal(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** Opens the shop and its socket, and sets up that both are closed at SIGTERM or SIGINT. */
async function open(loadPages: () => Promise<unknown>): Promise<void> {
  for (const sentence of misspeltVariables(process.env)) console.warn(sentence);
  const config = readConfig(process.env);
  const output = openLogOutput();
  const log = createLog("info", output.destination);

  process.on("unhandledRejection", (error) => log.error({ err: error }, "something failed and nobody waited for it"));
  const [runtime, pages] = await Promise.all([
    bootstrap({
      config,
      log,
      announcePassword: (username, password) =>
        console.log(`Staff login, shown only this once: ${username} / ${password}`),
    }),
    loadPages().then(checkBuild),
  ]);
  const listener = createListener(runtime, {
    loadBuild: async () => pages,
    mode: "production",
    clientFolder: join(build, "client"),
  });
  const server = boundConnections(createServer(httpOptions, listener));
  // Set before the socket opens, so that no signal is missed.
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    const deadline = setTimeout(async () => {
      log.error({ signal }, "stopping takes too long: the process ends now");
      await output.close(logDeadlineMs);
      endBySignal(signal);
    }, stopDeadlineMs);
    try {
      await stopGracefully(server);
      await runtime.close();
      log.info("stopped");
    } catch (error) {
      log.error({ err: error }, "something couldn't be closed");
      process.exitCode = 1;
    }
    clearTimeout(deadline);
    if (await output.close(logDeadlineMs)) process.exit();
    endBySignal(signal);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  const port = await listen(server, config.port, config.host);

  // What lasts is in the database, where each write is whole or isn't there: the process logs an error and goes on.
  process.on("uncaughtException", (error) => log.error({ err: error }, "something was thrown and nobody caught it"));

  const address = config.port === 0 ? `http://localhost:${port}` : config.siteUrl;
  console.log(runningLine(address));
  if (sellingStoreOf(config, runtime.context.texts.current()) === null) {
    console.log("Demo store: orders are pretend, nothing is charged or shipped.");
    if (config.shopify !== null)
      console.log("Your store takes them once somebody says at /admin/setup what in it is ours.");
  }
  console.log("Whether it is ready for real customers, /admin/setup and npm run preflight say.");
  if (config.smtp === null)
    console.log("No SMTP_URL: contact messages wait in the database, where staff can read them.");
}

/**
 * Runs the shop until it is told to stop. A start that fails prints one sentence and ends the process with status 1.
 * @param loadPages gives the router's build; the bundled server contains it, otherwise it is read from build/
 */
export async function runServer(loadPages: () => Promise<unknown> = builtPages): Promise<void> {
  try {
    await open(loadPages);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
