import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { maxCertificateBytes } from "#contract/certificates.ts";
import { pictureBounds } from "#contract/pictures.ts";
import { maxWebhookBytes } from "#server/api/payments.ts";
import { maxArticleBytes, maxBodyBytes } from "#server/middleware/body.ts";
import { httpOptions } from "#server/start/http-server.ts";

// What stands before the shop lets through what the shop takes, and waits for as long.

const deploy = join(import.meta.dirname, "..", "..", "deploy");
const read = (file: string): string => readFileSync(join(deploy, file), "utf8").replaceAll(/(^|\s)#.*$/gm, "");

const units: Readonly<Record<string, number>> = {
  "": 1,
  k: 1024,
  m: 1024 ** 2,
  g: 1024 ** 3,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
};
/** Of a size as nginx and Caddy write it, such as `11m`. */
function bytesOf(text: string): number {
  const [, count = "", unit = ""] = /^(\d+)([a-z]*)$/i.exec(text) ?? [];
  return Number(count) * (units[unit.toLowerCase()] ?? Number.NaN);
}

const picturePath = "/api/admin/pictures";
const certificatePath = "/api/admin/setup/certificates";
const others = Math.max(maxBodyBytes, maxArticleBytes, maxWebhookBytes);
/** Until the shop has prepared a picture, or said that it takes too long. */
const preparingMs = 28_000;

describe("nginx", () => {
  const text = read("proxy/nginx.conf");
  const sizes = [...text.matchAll(/client_max_body_size (\S+);/g)].map(([, size = ""]) => bytesOf(size));

  test("lets through the largest file at its address, and the largest other body elsewhere", () => {
    const sizeAt = (address: string): number => {
      const [, , body = ""] =
        [...text.matchAll(/location = (\S+) \{([^}]*)\}/g)].find(([, path]) => path === address) ?? [];
      return bytesOf(/client_max_body_size (\S+);/.exec(body)?.[1] ?? "");
    };
    expect(sizeAt(picturePath)).toBeGreaterThan(pictureBounds.bytes);
    expect(sizeAt(certificatePath)).toBeGreaterThan(maxCertificateBytes);
    expect(Math.min(...sizes)).toBeGreaterThan(others);
  });

  test("waits for the shop, and closes a connection to it before the shop does", () => {
    const seconds = (name: string): number => Number(new RegExp(`\\s${name} (\\d+)s;`).exec(text)?.[1]);
    expect(seconds("proxy_read_timeout") * 1000).toBeGreaterThan(preparingMs);
    expect(seconds("keepalive_timeout") * 1000).toBeLessThan(httpOptions.keepAliveTimeout ?? 0);
  });
});

test("Caddy, which Compose runs too, has no bound of its own", () => {
  const text = read("proxy/Caddyfile");
  for (const [, size = ""] of text.matchAll(/max_size (\S+)/g))
    expect(bytesOf(size)).toBeGreaterThan(pictureBounds.bytes);
  for (const name of ["read_body", "read_timeout", "response_header_timeout"]) expect(text).not.toContain(name);
  const keepAlive = Number(/keepalive (\d+)s/.exec(text)?.[1]);
  expect(keepAlive * 1000).toBeLessThan(httpOptions.keepAliveTimeout ?? 0);
  expect(read("compose.yaml")).toContain("./proxy/Caddyfile:/etc/caddy/Caddyfile");
});

test("each Ingress lets the largest picture through", () => {
  const ingress = z.object({
    kind: z.literal("Ingress"),
    spec: z.object({ ingressClassName: z.literal("nginx") }),
    metadata: z.object({ annotations: z.record(z.string(), z.string()) }),
  });
  const found = globSync("kubernetes/*.yaml", { cwd: deploy })
    .flatMap((file) => parseAllDocuments(readFileSync(join(deploy, file), "utf8"), { merge: true }))
    .map((document): unknown => document.toJS())
    .filter((json) => z.object({ kind: z.literal("Ingress") }).safeParse(json).success);
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) {
    const { annotations } = ingress.parse(one).metadata;
    expect(bytesOf(annotations["nginx.ingress.kubernetes.io/proxy-body-size"] ?? "")).toBeGreaterThan(
      pictureBounds.bytes,
    );
    const wait = Number(annotations["nginx.ingress.kubernetes.io/proxy-read-timeout"] ?? 60);
    expect(wait * 1000).toBeGreaterThan(preparingMs);
  }
});
