import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import { z } from "zod";
import type { Product } from "#contract/product.ts";
import type { Catalog } from "#server/catalog/catalog.ts";
import { catalogMistakes } from "#server/catalog/catalog-mistakes.ts";
import { ConfigError, readConfig } from "#server/config/config.ts";
import { misspeltVariables } from "#server/config/misspelt-variables.ts";
import { createLog } from "#server/lib/log.ts";
import { checkBuild, type PageBuild } from "#server/pages/renderer.ts";
import { bootstrap } from "#server/start/bootstrap.ts";
import { httpOptions, listen, stopGracefully } from "#server/start/http-server.ts";
import { createListener } from "#server/start/listener.ts";
import { asksForPage, DevMistake, devMistake, sendMistake } from "./dev-mistake.ts";
import { missingPictures } from "./missing-pictures.ts";

const root = join(import.meta.dirname, "../..");
/** Where prices, availability and what they are made of stand. */
const catalogFolders = ["content/catalog/", "content/products/"].map((folder) => join(root, folder));
const mediaFolder = join(root, "content/media/");

const builtInCatalog = z.object({ products: z.custom<readonly Product[]>(Array.isArray) });

/** Takes an edited built-in catalog over, so that a new price shows everywhere: pages, calls and the demo store. */
async function reloadCatalog(vite: ViteDevServer, catalog: Catalog): Promise<void> {
  try {
    const edited = builtInCatalog.parse(await vite.ssrLoadModule("/content/catalog/products.ts"));
    const mistakes = catalogMistakes(edited.products);
    if (mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
    await catalog.reseed(edited.products);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
  }
}

const warn = (sentences: readonly string[]): void => {
  for (const sentence of sentences) console.warn(sentence);
};

/** The shop with hot reload: pages come from Vite as they are edited, calls from the real server. */
async function main(): Promise<void> {
  warn(misspeltVariables(process.env));
  const config = readConfig(process.env);
  const runtime = await bootstrap({
    config,
    log: createLog(),
    announcePassword: (user, password) => console.log(`Staff login, shown only this once: ${user} / ${password}`),
  });
  const server = createServer(httpOptions);
  const vite = await createViteServer({
    // The changes go out on the shop's own port: a fixed one of their own would be in use beside another such server.
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  const loadBuild = async (): Promise<PageBuild> => {
    try {
      return checkBuild(await vite.ssrLoadModule("virtual:react-router/server-build"));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw devMistake(error, vite.config.root);
    }
  };
  const listener = createListener(runtime, { mode: "development", clientFolder: null, loadBuild });
  /** Says in the browser which file has a mistake, as Vite does on the terminal; everything else is the shop's own answer. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let mistake: DevMistake | null = null;
    try {
      if (asksForPage(request)) await loadBuild();
    } catch (error) {
      mistake = error instanceof DevMistake ? error : null;
    }
    if (mistake) sendMistake(response, mistake);
    else listener(request, response);
  }
  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  );
  vite.watcher.on("change", (file) => {
    // Vite forgets the module's former text after its own listeners have run.
    if (catalogFolders.some((folder) => file.startsWith(folder)))
      setTimeout(reloadCatalog, 200, vite, runtime.context.catalog);
    if (file.startsWith(mediaFolder) && file.endsWith(".json")) warn(missingPictures(root));
  });
  await listen(server, config.port, config.host);
  warn(missingPictures(root));
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
