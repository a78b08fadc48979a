import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#server/config/config.ts";
import { createLog } from "#server/lib/log.ts";
import { checkBuild, type PageBuild } from "#server/pages/renderer.ts";
import { bootstrap } from "#server/start/bootstrap.ts";
import { createListener } from "#server/start/listener.ts";
import { expect, test } from "#tests/fixtures.ts";

const injected = '<script>window.name = "injected " + document.cookie</script>';

/** The built pages, with a hole in them: each static HTML of a document ends with the script. */
async function buildWithHole(): Promise<PageBuild> {
  const build = checkBuild(await import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href));
  const { servicesContext } = build.entry.module;
  const root = build.routes.root;
  if (!root?.module.loader) throw new Error("the root has no loader");
  const { loader } = root.module;
  const holed: typeof loader = async (args) => {
    const answer = await loader(args);
    const parts = args.context.get(servicesContext).staticHtml;
    for (const [id, html] of parts ?? []) parts?.set(id, html + injected);
    return answer;
  };
  return { ...build, routes: { ...build.routes, root: { ...root, module: { ...root.module, loader: holed } } } };
}

test("a script that came into a page by its words isn't approved and doesn't run; the page's own do", async ({
  page,
  hydrated,
  consoleErrors,
}) => {
  const config = readConfig({ DATA_DIR: join(tmpdir(), `injected-${process.pid}`), SITE_URL: "http://localhost" });
  const runtime = await bootstrap({ config, log: createLog("silent"), announcePassword: () => {} });
  const build = await buildWithHole();
  const clientFolder = join(process.cwd(), "build/client");
  const server = createServer(
    createListener(runtime, { loadBuild: async () => build, mode: "production", clientFolder }),
  );
  try {
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const { port } = server.address() as AddressInfo;
    consoleErrors.allow(/Content Security Policy/);
    const response = await page.goto(`http://localhost:${port}/terms`);
    expect(await response?.text()).toContain(injected);
    await hydrated(page);
    expect(await page.evaluate(() => window.name)).toBe("");
    expect(consoleErrors.list.filter((line) => line.includes("Content Security Policy")).length).toBeGreaterThan(0);
  } finally {
    server.closeAllConnections();
    server.close();
    await runtime.close();
  }
});
