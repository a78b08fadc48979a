import { mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, stopGracefully } from "#server/start/http-server.ts";
import { asksForPage, type DevMistake, devMistake, sendMistake } from "./dev-mistake.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "dev-mistake-")));
let vite: ViteDevServer;
beforeAll(async () => {
  const server = { middlewareMode: true, hmr: false, ws: false } as const;
  vite = await createServer({ root, configFile: false, server, appType: "custom", logLevel: "silent" });
});
afterAll(() => vite.close());

/** What is said of a file with a mistake. */
async function mistakeIn(name: string, text: string): Promise<DevMistake> {
  writeFileSync(join(root, name), text);
  try {
    await vite.ssrLoadModule(`/${name}`);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    return devMistake(error, root);
  }
  throw new Error(`${name} has no mistake`);
}

/** A file as long as real ones: none of it but the lines around the mistake may be shown. */
const filler = "// A line that has nothing to do with it.\n".repeat(300);

test("a syntax error is its file, line, sentence and the code around it, and nothing else", async () => {
  const { message, stack } = await mistakeIn(
    "broken.tsx",
    `const a = 1;\nexport const B = () => <p>{a</p>;\n${filler}`,
  );
  expect(message).toMatch(/broken\.tsx:2:\d+/);
  expect(message).toContain("<p>{a</p>");
  expect(message).not.toContain("nothing to do with it");
  expect(message.length).toBeLessThan(1_000);
  expect(message).not.toContain("\u001B");
  expect(stack).toBe(message);
});

test("a file that isn't there is named with the one that asks for it", async () => {
  const { message } = await mistakeIn("asks.ts", 'import "./gone.ts";\n');
  expect(message).toMatch(/gone\.ts.* in .*asks\.ts/);
});

test("an error while a file runs has its line", async () => {
  const { message } = await mistakeIn("runs.ts", 'export const a = 1;\nthrow new RangeError("too far");\n');
  expect(message).toMatch(/runs\.ts:2:\d+/);
  expect(message).toContain("too far");
});

test("a browser gets a page that says so and looks again; calls go on", async () => {
  const mistake = await mistakeIn("page.ts", "const = 1 < 2;\n");
  const server = createHttpServer((request, response) => {
    if (asksForPage(request)) sendMistake(response, mistake);
    else response.end("{}");
  });
  const address = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  const page = await fetch(address, { headers: { Accept: "text/html,*/*" } });
  const html = await page.text();
  expect([page.status, page.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
  expect(html).toMatch(/http-equiv="refresh"/);
  expect(html).toContain("page.ts:1:");
  expect(html).toContain("const = 1 &lt; 2;");
  expect(await (await fetch(address, { headers: { Accept: "application/json" } })).text()).toBe("{}");
  await stopGracefully(server);
});
