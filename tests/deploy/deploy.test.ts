import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { validate } from "dockerfile-utils";
import { Deployment } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { CronJob } from "kubernetes-models/batch/v1";
import { Ingress, NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, PersistentVolumeClaim, Secret, Service } from "kubernetes-models/v1";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { serverArguments, serverEnvironment } from "#scripts/ops/server-process.ts";
import { variableNames } from "#server/config/config.ts";
import { openMetrics } from "#server/telemetry/metrics.ts";
import { openTestShop } from "#tests/shop.ts";
import { composeSchema } from "./compose-schema.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
/** Beside ours: those of Node and the allocator. */
const known = new Set([...variableNames, ...Object.keys(serverEnvironment)]);
const unknownOf = (names: Iterable<string>): string[] => [...names].filter((name) => !known.has(name));

describe("the Dockerfile", () => {
  const text = read("deploy/Dockerfile");

  test("has no mistake that a linter knows", () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    expect(validate("FORM node\n")).not.toEqual([]);
  });

  test("runs what npm start runs, as nobody special, and copies only what exists", () => {
    const stage = text.slice(text.lastIndexOf("FROM "));
    expect(stage).toMatch(/^USER node$/m);
    expect(stage).toContain("HEALTHCHECK");
    expect(JSON.parse(/^CMD (.*)$/m.exec(stage)?.[1] ?? "[]")).toEqual(["node", ...serverArguments]);
    for (const setting of Object.entries(serverEnvironment)) expect(stage).toContain(setting.join("="));
    const copied = [...stage.matchAll(/^COPY --from=build \/shop\/(\S+)/gm)].map(([, name = ""]) => name);
    expect(copied.filter((name) => name !== "build" && !existsSync(join(root, name)))).toEqual([]);
    expect(unknownOf([...stage.matchAll(/\b([A-Z_]+)=/g)].map(([, name = ""]) => name))).toEqual([]);
  });

  test("what it needs isn't ignored", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const folder of ["app", "content", "contract", "public", "scripts", "server"]) {
      expect(ignored).not.toContain(folder);
    }
    expect(ignored).toContain(".env*");
  });
});

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).optional(),
      networks: z.array(z.string()),
      volumes: z.array(z.string()).optional(),
      depends_on: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

describe("compose.yaml", () => {
  const raw: unknown = parse(read("deploy/compose.yaml"), { merge: true });

  test("is of the form that Compose reads", () => {
    const check = new Ajv({ allErrors: true }).compile(composeSchema);
    check(raw);
    expect(check.errors ?? []).toEqual([]);
    expect(check({ services: { shop: { imgae: "x" } } })).toBe(false);
  });

  test("names only variables, networks, volumes and services that there are", () => {
    const { networks, services, volumes } = compose.parse(raw);
    const settings = Object.keys(services.shop?.environment ?? {});
    expect(unknownOf(settings)).toEqual([]);
    expect(settings).toEqual(expect.arrayContaining(["ADMIN_USERNAME", "ADMIN_PASSWORD", "HSTS_PRELOAD"]));
    for (const one of Object.values(services)) {
      for (const name of one.networks) expect(Object.keys(networks)).toContain(name);
      for (const name of Object.keys(one.depends_on ?? {})) expect(Object.keys(services)).toContain(name);
      for (const volume of one.volumes ?? []) {
        const [source = ""] = volume.split(":");
        if (source.startsWith(".")) expect(existsSync(join(root, "deploy", source)), source).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
  });

  test("the example of its settings has each of them, without a value", () => {
    const wanted = new Set(
      [...read("deploy/compose.yaml").matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name = ""]) => name),
    );
    const given = [...read("deploy/example.env").matchAll(/^([A-Z_]+)=(.*)$/gm)];
    expect(given.map(([, name]) => name).sort()).toEqual([...wanted].sort());
    expect(given.filter(([, , value]) => value !== "")).toEqual([]);
  });
});

const kinds = {
  ConfigMap,
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Secret,
  Service,
} as const;
const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.enum(Object.keys(kinds) as [keyof typeof kinds]),
  metadata: z.looseObject({ name: z.string() }),
});
const manifests = globSync("deploy/kubernetes/*.yaml", { cwd: root }).flatMap((file) =>
  parseAllDocuments(read(file), { merge: true }).map((document) => ({
    file,
    json: manifest.parse(document.toJS()),
  })),
);

describe("Kubernetes", () => {
  test.each(manifests)("$json.kind in $file is valid", ({ json }) => {
    // The constructor takes the type of its own kind; what stands in the file is what validate() is to judge.
    const Model = kinds[json.kind] as new (data: never) => { validate(): void; apiVersion: string };
    const model = new Model(json as never);
    expect(() => model.validate()).not.toThrow();
    expect(model.apiVersion).toBe(json.apiVersion);
  });

  test("a mistake would be seen", () => {
    expect(() => new Service({ spec: { ports: [{ port: "eighty" }] } } as never).validate()).toThrow();
  });

  test("the settings are ones that the server reads", () => {
    const set = manifests.flatMap(({ json }) => Object.keys({ ...Object(json.data), ...Object(json.stringData) }));
    expect(set).toEqual(expect.arrayContaining(["ADMIN_USERNAME", "ADMIN_PASSWORD", "DATABASE_URL"]));
    expect(unknownOf(set)).toEqual([]);
  });

  test("all run the same image", () => {
    const images = manifests.flatMap(({ file }) => [...read(file).matchAll(/image: (\S+)/g)].map(([, image]) => image));
    expect(new Set(images).size).toBe(1);
  });
});

test("the README's table has every setting of the server, and none that isn't", () => {
  const rows = [...read("README.md").matchAll(/^\| (`[A-Z][A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].map(
    ([, names = ""]) => names,
  );
  const named = rows.flatMap((names) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name));
  // Read where traces are made, not with the rest.
  expect(named.sort()).toEqual([...variableNames, "OTEL_SERVICE_NAME"].sort());
});

test("the managed platform sets only what the server reads", () => {
  const service = z.object({
    dockerfilePath: z.string(),
    healthCheckPath: z.string(),
    envVars: z.array(z.object({ key: z.string() })),
  });
  const { services } = z.object({ services: z.array(service) }).parse(parse(read("deploy/render.yaml")));
  for (const one of services) {
    expect(unknownOf(one.envVars.map(({ key }) => key))).toEqual([]);
    expect(existsSync(join(root, one.dockerfilePath))).toBe(true);
  }
});

test("systemd runs what npm start runs, with variables that there are", () => {
  const unit = read("deploy/systemd/incard-shop.service");
  expect(/^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit)?.[1]).toBe(serverArguments.join(" "));
  for (const setting of Object.entries(serverEnvironment)) expect(unit).toContain(setting.join("="));
  for (const file of globSync("deploy/systemd/*.service", { cwd: root })) {
    const settings = /^Environment=(.*)$/m.exec(read(file))?.[1] ?? "";
    expect(unknownOf(settings.split(" ").map((one) => one.split("=", 1)[0] ?? ""))).toEqual([]);
  }
});

test("runbooks look for backups where the timer puts them, and run commands as the shop's own user", () => {
  const unit = read("deploy/systemd/incard-shop-backup.service");
  const folder = /scripts\/ops\/db\.ts backup (\S+)\/\$/.exec(unit)?.[1] ?? "";
  const user = /^User=(.*)$/m.exec(unit)?.[1] ?? "";
  expect(read("deploy/systemd/incard-shop.service")).toContain(`\nUser=${user}\n`);
  expect(read("deploy/README.md")).toMatch(new RegExp(`^useradd .* ${user}$`, "m"));
  for (const file of ["docs/operations.md", "docs/going-live.md"]) {
    const text = read(file);
    expect(text, file).toContain(folder);
    expect(text, file).not.toContain("/var/backups");
    expect(text, file).toContain(`runuser -u ${user} -- node --env-file=/etc/incard-shop.env scripts/`);
  }
});

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string() }) })),
    }),
  ),
});

describe("the alarms", () => {
  const all = rules.parse(parse(read("deploy/prometheus-rules.yaml"))).groups.flatMap((group) => group.rules);

  test("query metrics that the shop has", async () => {
    const shop = await openTestShop("sqlite");
    const metrics = openMetrics();
    try {
      metrics.request("page", "GET", 200, 0.1);
      const figures = await metrics.render(shop.context.database);
      const names = new Set([...figures.matchAll(/^([a-z_0-9]+)[ {]/gm)].map(([, name = ""]) => name));
      const asked = all.flatMap(({ expr }) => expr.match(/\b(?:shop|nodejs|process)_\w+/g) ?? []);
      expect(asked.length).toBeGreaterThan(8);
      expect(asked.filter((name) => !names.has(name))).toEqual([]);
    } finally {
      metrics.close();
      await shop.close();
    }
  });

  test("are each explained in the runbook, and the runbook explains no other", () => {
    const explained = [...read("docs/operations.md").matchAll(/^### (Shop\w+)/gm)].map(([, name]) => name);
    expect(explained.sort()).toEqual(all.map(({ alert }) => alert).sort());
  });
});
