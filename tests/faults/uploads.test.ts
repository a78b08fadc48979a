import { readFileSync } from "node:fs";
import http from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureMessages } from "#content/admin-pictures.ts";
import { picturesResponse } from "#contract/admin-pictures.ts";
import { pictureBounds } from "#contract/pictures.ts";
import { pictureFile } from "#tests/picture-files.ts";
import { residentMb } from "./resident.ts";
import { ask, freshFolder, type ServerProcess, staffToken, startServer } from "./server-process.ts";

/** Of the shop, and of each process that reads a picture for it. */
const limitMb = 256;
const hundredMb = 100_000_000;

/** The most that the shop and the processes that it started had resident, as far as it was looked at. */
function watchMemory({ child }: ServerProcess) {
  const peaks = { shop: 0, encoder: 0 };
  const look = (): void => {
    try {
      peaks.shop = Math.max(peaks.shop, residentMb(child.pid));
      const started = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
      for (const pid of started.filter(Boolean)) peaks.encoder = Math.max(peaks.encoder, residentMb(Number(pid)));
    } catch {
      // It ended meanwhile.
    }
  };
  const timer = setInterval(look, 10);
  return { peaks, stop: () => clearInterval(timer) };
}

let server: ServerProcess;
let address: string;
let memory: ReturnType<typeof watchMemory>;
let authorization: string;
beforeAll(async () => {
  const payments = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_of_the_test" };
  server = startServer({ DATA_DIR: freshFolder(), ...payments });
  address = await server.opened;
  memory = watchMemory(server);
  authorization = `Bearer ${await staffToken(address)}`;
});
afterAll(async () => {
  memory.stop();
  server.child.kill("SIGKILL");
  await server.exited;
});

/** Uploads so many bytes as they are; the status of the answer. A connection that was cut after it is none. */
async function upload(
  body: Iterable<Uint8Array>,
  headers: Record<string, string> = {},
  path = "/api/admin/pictures?alt=A",
): Promise<[number, string]> {
  const { promise, resolve, reject } = Promise.withResolvers<[number, string]>();
  const request = http.request(`${address}${path}`, {
    method: "POST",
    headers: { Authorization: authorization, ...headers },
  });
  request.on("error", reject);
  request.on("response", async (response) => {
    const text = Buffer.concat(await response.toArray()).toString();
    resolve([response.statusCode ?? 0, text]);
  });
  // Whatever isn't read any more has been answered.
  pipeline(Readable.from(body), request).catch(() => {});
  return promise;
}

const one = (file: Uint8Array): Promise<[number, string]> => upload([file]);

function* zeros(bytes: number): Generator<Uint8Array> {
  const piece = Buffer.alloc(64 * 1024);
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}

const stored = async () =>
  picturesResponse.parse(
    JSON.parse((await ask(address, "/api/admin/pictures", { headers: { Authorization: authorization } })).body),
  ).matchCount;

describe.runIf(process.platform === "linux")("uploads that aren't pictures, or too much of one", () => {
  test("100 MB are refused, whether they say so or come in pieces", async () => {
    expect(await upload(zeros(hundredMb), { "Content-Length": String(hundredMb) })).toEqual([
      413,
      expect.stringContaining(pictureMessages.large),
    ]);
    expect(await upload(zeros(hundredMb))).toEqual([413, expect.stringContaining(pictureMessages.large)]);
  });

  test("100 MB of a payment's report are refused before its signature is looked at", async () => {
    const signature = { "Stripe-Signature": "t=1,v1=00" };
    const path = "/api/webhooks/stripe";
    expect((await upload(zeros(hundredMb), { ...signature, "Content-Length": String(hundredMb) }, path))[0]).toBe(413);
    expect((await upload(zeros(hundredMb), signature, path))[0]).toBe(413);
  });

  test("bombs of many pixels are refused before they are decoded", async () => {
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "red" } });
    const bombs = [
      await flat(16_000, 12_000).png().toBuffer(),
      await flat(9_000, 9_000).jpeg().toBuffer(),
      await flat(9_000, 9_000).webp({ effort: 0 }).toBuffer(),
    ];
    for (const bomb of bombs) {
      expect(bomb.length).toBeLessThan(pictureBounds.bytes);
      expect(await one(bomb)).toEqual([400, expect.stringContaining(pictureMessages.large)]);
    }
  });

  test("files of another kind, cut off or broken are refused, in the middle of others", async () => {
    const file = await pictureFile("png", { width: 900, height: 700 });
    const files = [
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      Buffer.from("GIF89a"),
      Buffer.alloc(1_000_000, "\u00ff\u00d8\u00ff", "latin1"),
      file.subarray(0, 500),
      Buffer.concat([file.subarray(0, 60), Buffer.alloc(5_000, 7)]),
    ];
    for (const broken of files) {
      expect(await one(broken)).toEqual([400, expect.stringContaining(pictureMessages.unreadable)]);
    }
  });

  test("many at a time wait for each other or are told to come back, and health is answered meanwhile", async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "blue" } })
      .png()
      .toBuffer();
    const answers = Array.from({ length: 12 }, () => one(bomb));
    expect((await ask(address, "/api/health")).status).toBe(200);
    const statuses = (await Promise.all(answers)).map(([status]) => status);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });

  test("nothing was stored, and memory stayed small", async () => {
    expect(await stored()).toBe(0);
  });

  test.each([
    ["of 25 million pixels", 5_700, "4:2:0"],
    ["of 20 million with all of their color", 5_100, "4:4:4"],
  ])("the largest progressive picture that is taken, %s, stays in bounds too", async (_, width, chromaSubsampling) => {
    const before = await stored();
    const largest = await sharp({
      create: {
        width,
        height: Math.floor(width * 0.75),
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 3 },
      },
    })
      .jpeg({ progressive: true, quality: 60, chromaSubsampling })
      .toBuffer();
    expect(largest.length).toBeLessThan(pictureBounds.bytes);
    // A machine that is busy may need more time than an upload has.
    await expect
      .poll(() => one(largest), { timeout: 120_000 })
      .toEqual([200, expect.stringContaining(pictureMessages.uploaded)]);
    expect(await stored()).toBe(before + 1);
    console.log(`memory at most: shop ${memory.peaks.shop.toFixed()} MB, encoder ${memory.peaks.encoder.toFixed()} MB`);
    expect(memory.peaks.encoder).toBeGreaterThan(0);
    expect(memory.peaks.encoder).toBeLessThan(limitMb);
    expect(memory.peaks.shop).toBeLessThan(limitMb);
  });
});
