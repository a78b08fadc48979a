import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { adminScreenList } from "#content/admin-dashboard.ts";
import { readConfig } from "#server/config/config.ts";
import { createLog } from "#server/lib/log.ts";
import { checkBuild } from "#server/pages/renderer.ts";
import { bootstrap } from "#server/start/bootstrap.ts";
import { createListener } from "#server/start/listener.ts";
import { crawl, listedPaths } from "#tests/pages.ts";

import { readPage } from "./read-page.ts";
import { beyondFloorInScript } from "./read-script.ts";
import { beyondFloorInStyle } from "./read-style.ts";

const client = "build/client";

/** Pages that the sitemap doesn't list. */
const unlisted = [
  "/search?q=battery",
  "/offline",
  "/order-confirmation",
  "/pages/incard-user-manual",
  "/coach/incard-finder/disable",
  "/hand-over/incard-finder",
  "/simple-admin-login",
  "/no-such-page",
  ...adminScreenList.map(({ to }) => to),
];

/** What a browser of the floor lacks, by the data's names, with the built files that use it; a hash is cut off a file's name. */
export type Findings = ReadonlyMap<string, ReadonlySet<string>>;

const fileName = (path: string): string => basename(path).replace(/(?:-[0-9a-f]{6})?-[\w-]{8}(?=\.(?:js|css)$)/, "");

/** Fetches pages from the built shop, which runs in this process with an empty database. */
async function servedPages(): Promise<readonly { readonly path: string; readonly html: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), "browser-floor-"));
  // With the question whether page views may be counted, which has an inline script.
  const settings = { SITE_URL: "http://localhost", TRUST_PROXY: "1", ANALYTICS_ID: "G-1" };
  const config = readConfig({ DATA_DIR: folder, ...settings });
  const runtime = await bootstrap({ config, log: createLog("silent"), announcePassword: () => {} });
  const build = checkBuild(await import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href));
  const clientFolder = join(process.cwd(), client);
  const server = createServer(
    createListener(runtime, { loadBuild: async () => build, mode: "production", clientFolder }),
  );
  try {
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const address: AddressInfo | string | null = server.address();
    if (address === null || typeof address === "string") throw new Error("The shop listens on no port.");
    const origin = `http://localhost:${address.port}`;
    const paths = [...(await listedPaths(origin)), ...unlisted];
    return await Promise.all(paths.map(async (path) => ({ path, html: (await crawl(origin, path)).html })));
  } finally {
    server.closeAllConnections();
    server.close();
    await runtime.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Reads everything that a browser gets: the built scripts and style sheets, and all pages with their inline scripts and styles.
 * @throws Error where there is no build, and for a script that can't be parsed
 */
export async function readBuiltFiles(): Promise<Findings> {
  const findings = new Map<string, Set<string>>();
  const note = (names: ReadonlySet<string>, file: string): void => {
    for (const name of names) findings.set(name, (findings.get(name) ?? new Set()).add(file));
  };
  for (const file of globSync(`${client}/**/*.js`))
    note(beyondFloorInScript(file, readFileSync(file, "utf8")), fileName(file));
  for (const file of globSync(`${client}/**/*.css`))
    note(beyondFloorInStyle(readFileSync(file, "utf8")), fileName(file));
  const pages = await servedPages();
  if (pages.length < 60) throw new Error(`There are ${pages.length} pages only: is the sitemap empty?`);
  // Most pages have the same ones.
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { html } of pages) {
    const page = readPage(html);
    for (const one of page.scripts) scripts.add(one);
    for (const one of page.styles) styles.add(one);
    note(page.beyond, "page");
  }
  for (const one of scripts) note(beyondFloorInScript("inline.js", one), "inline script");
  for (const one of styles) note(beyondFloorInStyle(one), "inline style sheet");
  return findings;
}
