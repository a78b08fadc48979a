import { createServer } from "node:http";
import { createServer as createViteServer } from "vite";
import { run } from "#scripts/run-command.ts";
import { bootstrap } from "#server/bootstrap.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { httpOptions, listen, stopGracefully } from "#server/http-server.ts";
import { createListener } from "#server/listener.ts";
import { createLog } from "#server/log.ts";
import { checkBuild } from "#server/pages/renderer.ts";

/** The shop with hot reload: pages come from Vite as they are edited, calls from the real server. */
async function main(): Promise<void> {
  await run("node", ["scripts/build/copy-buy-button.ts"]);
  const config = readConfig(process.env);
  const runtime = await bootstrap({
    config,
    log: createLog(),
    announcePassword: (user, password) => console.log(`Staff login, shown only this once: ${user} / ${password}`),
  });
  const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });
  const listener = createListener(runtime, {
    mode: "development",
    clientFolder: null,
    loadBuild: async () => checkBuild(await vite.ssrLoadModule("virtual:react-router/server-build")),
  });
  const server = createServer(httpOptions, (request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  );
  await listen(server, config.port, config.host);
  console.log(`InCard shop is open for changes at ${config.siteUrl}`);
  const stop = async () => {
    await vite.close();
    await stopGracefully(server);
    await runtime.close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
