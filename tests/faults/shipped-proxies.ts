import { spawnSync } from "node:child_process";
import { startCaddy, startNginx } from "#bench/proxies.ts";

const isInstalled = (command: string): boolean => spawnSync(command, ["-v"]).error === undefined;

/** The proxies as they are shipped, each with a port so far above the run's. In CI they are always there. */
export function shippedProxies(above: number) {
  const port = Number(process.env.E2E_PORT ?? 4317) + above;
  return [
    { name: "nginx", start: startNginx, port },
    { name: "caddy", start: startCaddy, port: port + 1 },
  ].map((proxy) => ({ ...proxy, isThere: process.env.CI !== undefined || isInstalled(proxy.name) }));
}
