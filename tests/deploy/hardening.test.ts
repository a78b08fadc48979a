import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";

// What limits the damage when one of the parts is taken over: docs/security.md names the rows.

const root = join(import.meta.dirname, "..", "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      user: z.string().optional(),
      read_only: z.boolean().optional(),
      tmpfs: z.array(z.string()).optional(),
      cap_add: z.array(z.string()).optional(),
      cap_drop: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
      mem_limit: z.string().optional(),
      pids_limit: z.number().optional(),
      build: z.unknown().optional(),
      ports: z.array(z.string()).optional(),
      networks: z.array(z.string()),
      healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
      logging: z.object({ options: z.object({ "max-size": z.string(), "max-file": z.string() }) }),
    }),
  ),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
});

describe("compose.yaml", () => {
  const { networks, services } = compose.parse(parse(read("deploy/compose.yaml"), { merge: true }));

  test.each(Object.entries(services))("%s can't write its image, gain a right, or use up the machine", (name, one) => {
    expect(one).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
    expect(one.tmpfs).toContain("/tmp");
    expect(one.mem_limit).toBeDefined();
    expect(one.pids_limit).toBeLessThanOrEqual(200);
    // The shop's own check stands in its Dockerfile.
    expect(one.healthcheck ?? one.build).toBeDefined();
    expect(one.cap_add ?? []).toEqual(name === "proxy" ? ["NET_BIND_SERVICE"] : []);
  });

  test("only the proxy is reachable from outside, and the database and its backup reach nobody outside", () => {
    const open = Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []));
    expect(open).toEqual(["proxy"]);
    const shut = Object.keys(networks).filter((name) => networks[name]?.internal);
    expect(shut).toEqual(["back"]);
    for (const name of ["database", "backup"]) expect(services[name]?.networks).toEqual(shut);
    expect(services.proxy?.networks).toEqual(["front"]);
  });

  test("nobody is root but the proxy, whose image knows no other", () => {
    expect(services.database?.user).toBe("postgres");
    expect(read("deploy/Dockerfile")).toMatch(/^USER node$/m);
  });
});

const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const container = z.object({
  resources: z.object({
    requests: z.object({ cpu: quantity, memory: quantity }),
    limits: z.object({ memory: quantity, "ephemeral-storage": quantity }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
  }),
});
/** A pod that the profile `restricted` of the Pod Security Standards takes, and a little more. */
const pod = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.object({
    automountServiceAccountToken: z.literal(false),
    enableServiceLinks: z.literal(false),
    securityContext: z.object({
      runAsNonRoot: z.literal(true),
      runAsUser: z.number().min(1),
      seccompProfile: z.object({ type: z.literal("RuntimeDefault") }),
    }),
    containers: z.array(container).length(1),
    volumes: z.array(
      z.union([
        z.object({ emptyDir: z.object({ sizeLimit: quantity }) }),
        z.object({ persistentVolumeClaim: z.object({}) }),
      ]),
    ),
  }),
});
const policy = z.object({
  podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
  policyTypes: z.tuple([z.literal("Ingress"), z.literal("Egress")]),
  ingress: z.array(z.object({ from: z.array(z.unknown()).min(1), ports: z.array(z.object({ port: z.number() })) })),
  egress: z.array(z.object({ to: z.array(z.unknown()).min(1), ports: z.array(z.object({ port: z.number() })).min(1) })),
});

describe("Kubernetes", () => {
  const all = globSync("deploy/kubernetes/*.yaml", { cwd: root }).flatMap((file) =>
    parseAllDocuments(read(file), { merge: true }).map((document) =>
      z.looseObject({ kind: z.string(), spec: z.looseObject({}).optional() }).parse(document.toJS()),
    ),
  );
  const specs = (kind: string) => all.flatMap((one) => (one.kind === kind && one.spec ? [one.spec] : []));
  const job = z.object({ jobTemplate: z.object({ spec: z.object({ template: z.unknown() }) }) });
  const pods = [
    ...specs("Deployment").map(({ template }) => template),
    ...specs("CronJob").map((spec) => job.parse(spec).jobTemplate.spec.template),
  ].map((template) => pod.parse(template));

  test("shop and backup run as nobody special, in a file system of their own that they can't change", () => {
    expect(pods).toHaveLength(2);
  });

  test("each has a policy that says who may speak to it and to whom it may speak", () => {
    const policies = specs("NetworkPolicy").map((spec) => policy.parse(spec));
    const [shop, backup, ...none] = pods.map(({ metadata: { labels } }) =>
      policies.find(({ podSelector }) => Object.entries(podSelector.matchLabels).every(([k, v]) => labels[k] === v)),
    );
    expect(none).toEqual([]);
    expect(shop?.ingress.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual([3000]);
    expect(backup?.ingress).toEqual([]);
    const reached = (one: typeof shop) => [
      ...new Set(one?.egress.flatMap(({ ports }) => ports.map(({ port }) => port))),
    ];
    expect(reached(shop)).toEqual([53, 5432, 465, 587, 443]);
    expect(reached(backup)).toEqual([53, 5432]);
  });
});

describe.each(["incard-shop", "incard-shop-backup"])("systemd's %s.service", (name) => {
  const lines = read(`deploy/systemd/${name}.service`).split("\n");

  test.each([
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "ProtectHome=yes",
    "ProtectProc=invisible",
    "ProtectClock=yes",
    "ProtectControlGroups=yes",
    "ProtectHostname=yes",
    "ProtectKernelLogs=yes",
    "ProtectKernelModules=yes",
    "ProtectKernelTunables=yes",
    "PrivateTmp=yes",
    "PrivateDevices=yes",
    "PrivateUsers=yes",
    "RemoveIPC=yes",
    "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
    "RestrictNamespaces=yes",
    "RestrictRealtime=yes",
    "RestrictSUIDSGID=yes",
    "LockPersonality=yes",
    "CapabilityBoundingSet=",
    "SystemCallArchitectures=native",
    "SystemCallFilter=@system-service",
    "SystemCallFilter=~@privileged",
    "MemoryMax=512M",
    "TasksMax=100",
    "UMask=0077",
    "User=incard-shop",
  ])("has %s", (line) => expect(lines).toContain(line));
});
