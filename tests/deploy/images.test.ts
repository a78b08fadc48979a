import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pinnedNode } from "#scripts/node/fetch-node.mjs";
import { checkImages, imagesIn, imagesOf } from "#scripts/ops/preflight/images.ts";

const deploy = join(import.meta.dirname, "..", "..", "deploy");
const pinned = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
const runs = promisify(execFile);

describe("the images of deploy/", () => {
  const images = imagesIn(deploy);

  test("are those of the build, the database and the proxy, each pinned by digest with a tag that says what it is", () => {
    const foreign = images.filter(({ reference }) => !/incard-shop/.test(reference));
    expect(foreign.map(({ reference }) => reference.replace(/:.*/, ""))).toEqual([
      "docker/dockerfile",
      "node",
      "postgres",
      "caddy",
    ]);
    for (const { reference } of foreign) expect(reference).toMatch(pinned);
    expect(checkImages(images)).toEqual([]);
  });

  test("the image is built on the Node that npm start fetches", () => {
    const node = images.find(({ reference }) => reference.startsWith("node:"))?.reference ?? "";
    const fetched = pinnedNode(join(deploy, "..", "scripts", "node"), "linux", "x64")?.version;
    expect(node.split("@")[0]).toBe(`node:${fetched}-slim`);
  });
});

test("preflight names each image that isn't pinned, and leaves the shop's own and the example's alone", () => {
  const text = [
    "# syntax=docker/dockerfile:1",
    "FROM node:24-slim AS build",
    "FROM build",
    "    image: postgres:18",
    "        - image: registry.shop.com/incard-shop:1.0.0",
    "    image: incard-shop",
    "    image: registry.example/incard-shop:1.0.0",
    `    image: caddy:2@sha256:${"0".repeat(64)}`,
  ].join("\n");
  const [finding, ...more] = checkImages(imagesOf(text).map((reference) => ({ file: "deploy/x", reference })));
  expect(more).toEqual([]);
  expect([finding?.id, finding?.level]).toEqual(["image-not-pinned", "blocking"]);
  const named = ["docker/dockerfile:1", "node:24-slim", "postgres:18", "registry.shop.com/incard-shop:1.0.0"];
  for (const one of named) expect(finding?.what).toContain(`${one} (deploy/x)`);
  expect(finding?.what).not.toMatch(/caddy|registry\.example|: incard-shop/);
  expect(imagesIn(join(deploy, "nowhere"))).toEqual([]);
});

describe("pin-images.sh", () => {
  const folder = mkdtempSync(join(tmpdir(), "pin-images-"));
  const copy = join(folder, "deploy");
  const tool = join(folder, "crane");
  const pin = () => runs(join(copy, "pin-images.sh"), { env: { PATH: `${folder}:${process.env.PATH}` } });
  const read = (file: string): string => readFileSync(join(copy, file), "utf8");
  const answer = (text: string): void => {
    writeFileSync(tool, `#!/bin/sh\n[ "$1" = digest ] || exit 2\necho "$2" >> "${folder}/asked"\n${text}\n`);
    chmodSync(tool, 0o755);
  };
  const digest = (digit: string): string => `sha256:${digit.repeat(64)}`;
  beforeAll(() => cpSync(deploy, copy, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("gives each tag the digest that the registry has for it, and changes nothing else", async () => {
    const compose = read("compose.yaml").replace(/image: postgres:\S+/, "image: postgres:18.9");
    writeFileSync(join(copy, "compose.yaml"), compose);
    const manifest = read("kubernetes/shop.yaml").replace("registry.example/", "registry.shop.com/");
    writeFileSync(join(copy, "kubernetes", "shop.yaml"), manifest);
    const dockerfile = read("Dockerfile");
    answer(`echo ${digest("a")}`);
    await pin();
    expect(read("compose.yaml")).toBe(
      compose
        .replace("postgres:18.9", `postgres:18.9@${digest("a")}`)
        .replace(/(image: caddy:[^@]+)@\S+/, `$1@${digest("a")}`),
    );
    expect(read("Dockerfile")).toBe(dockerfile.replaceAll(/@sha256:\w+/g, `@${digest("a")}`));
    expect(read("Dockerfile")).toContain(`${digest("a")} AS node\n`);
    expect(read("kubernetes/shop.yaml")).toBe(
      manifest.replace(/(registry\.shop\.com\/incard-shop:\S+)/, `$1@${digest("a")}`),
    );
    expect(read("kubernetes/backup.yaml")).toContain("image: registry.example/incard-shop:1.0.0\n");
    const asked = readFileSync(join(folder, "asked"), "utf8");
    expect(asked).toMatch(/^postgres:18\.9$/m);
    expect(asked).not.toContain("@");
    expect(checkImages(imagesIn(copy))).toEqual([]);
  });

  test.each([
    ["the registry doesn't know the tag", "exit 1"],
    ["the tool prints something else", "echo not-a-digest"],
  ])("writes nothing when %s", async (_, answered) => {
    const before = read("Dockerfile");
    answer(answered);
    await expect(pin()).rejects.toThrow();
    expect(read("Dockerfile")).toBe(before);
  });
});
