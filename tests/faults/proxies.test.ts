import https from "node:https";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureMessages } from "#content/admin-pictures.ts";
import { pictureBounds } from "#contract/pictures.ts";
import { freshFolder, type ServerProcess, staffToken, startServer } from "./server-process.ts";
import { shippedProxies } from "./shipped-proxies.ts";

const host = "shop.example";
const proxies = shippedProxies(700);

let server: ServerProcess;
let shop: number;
let authorization: string;
beforeAll(async () => {
  server = startServer({ DATA_DIR: freshFolder(), SITE_URL: `https://${host}` });
  const address = await server.opened;
  shop = Number(new URL(address).port);
  authorization = `Bearer ${await staffToken(address)}`;
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
});

/** Asks the shop through a proxy. @returns the status and the body; rejects where nobody answers */
function ask(port: number, path: string, body?: Uint8Array): Promise<[number, string]> {
  const { promise, resolve, reject } = Promise.withResolvers<[number, string]>();
  const request = https.request({
    host: "127.0.0.1",
    port,
    path,
    method: body ? "POST" : "GET",
    servername: host,
    rejectUnauthorized: false,
    agent: false,
    headers: { Host: host, Authorization: authorization, ...(body ? { "Content-Length": body.length } : {}) },
  });
  request.on("error", reject);
  request.on("response", async (response) => resolve([response.statusCode ?? 0, await text(response)]));
  request.end(body);
  return promise;
}

/** A picture of a wall that takes about so many bytes: its grain can't be made smaller. */
async function photograph(side: number): Promise<Buffer> {
  const grain = Buffer.alloc(side * side * 3);
  let seed = 1;
  for (let i = 0; i < grain.length; i += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    grain[i] = seed >> 16;
  }
  return sharp(grain, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

describe.each(proxies)("behind $name as it is shipped", ({ name, start, port, isThere }) => {
  if (!isThere) console.log(`${name} isn't installed: what it lets through is left out.`);

  test.runIf(isThere)("pictures go through, and what is too large is told by the shop", async () => {
    const proxy = start({ port, shop, host });
    try {
      const health = (): Promise<number> =>
        ask(port, "/api/health").then(
          ([status]) => status,
          () => 0,
        );
      await expect.poll(health, { timeout: 60_000 }).toBe(200);
      for (const [side, least] of [
        [1_620, 2_000_000],
        [3_280, 8_500_000],
      ] as const) {
        const file = await photograph(side);
        expect(file.length).toBeGreaterThan(least);
        expect(file.length).toBeLessThan(pictureBounds.bytes);
        const path = `/api/admin/pictures?alt=${side}`;
        // A machine that is busy may need more time than an upload has: then the picture may be there at the next try.
        await expect
          .poll(() => ask(port, path, file), { timeout: 120_000 })
          .toEqual([200, expect.stringContaining('"success":true')]);
      }
      const large = Buffer.alloc(pictureBounds.bytes + 100_000);
      const [status, answer] = await ask(port, "/api/admin/pictures?alt=Large", large);
      expect([status, answer]).toEqual([413, expect.stringContaining(pictureMessages.large)]);
    } finally {
      proxy.stop();
    }
  });
});
