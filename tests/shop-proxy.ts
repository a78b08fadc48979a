import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** State of the network: up, cut during a response, or silent. */
export type Network = "there" | "cut" | "silent";

/** A proxy between browser and shop that a test can cut, and that can serve a newer build of the shop. */
export type ShopProxy = {
  readonly origin: string;
  network: Network;
  /** The second build has other names for all scripts, forgets the names of the first, and says so in a header, `x-build`. */
  build: 1 | 2;
  /** Answers calls to this path with this status instead of asking the shop. */
  refuse: { path: string; status: number } | null;
  /** Method and path of everything that was asked. */
  readonly asked: string[];
  close(): Promise<void>;
};

const scriptName = /([\w-]+-[\w-]{8})\.js\b/g;
/** Name of a build, in the worker. */
const buildName = /\b[0-9a-f]{12}\b/g;
const second = (text: string): string => text.replaceAll(scriptName, "$1.second.js").replaceAll(buildName, "second");

/** Starts one in front of the shop at `target`, at a port of its own. */
export async function openShopProxy(target: string): Promise<ShopProxy> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (proxy.network === "silent") return;
    if (proxy.network === "cut") {
      incoming.socket.destroy();
      return;
    }
    proxy.asked.push(`${incoming.method} ${path}`);
    if (proxy.refuse?.path === path) {
      outgoing.writeHead(proxy.refuse.status, { "Content-Type": "application/json" });
      outgoing.end(JSON.stringify({ success: false, message: "Not now." }));
      return;
    }
    const isSecond = path.includes(".second.js");
    const isScript = path.startsWith("/assets/") && path.endsWith(".js");
    if (isScript && isSecond !== (proxy.build === 2)) {
      outgoing.writeHead(404).end();
      return;
    }
    const { "accept-encoding": _encoding, "if-none-match": _etag, ...headers } = incoming.headers;
    const upstream = request(
      target + path.replace(".second.js", ".js"),
      { method: incoming.method, headers },
      (answer) => {
        const { "content-length": _length, ...headers } = answer.headers;
        // The names stand in scripts that the policy knows by their hash.
        if (proxy.build === 2) delete headers["content-security-policy"];
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          const body = Buffer.concat(parts);
          const isText = /html|javascript|x-script/.test(answer.headers["content-type"] ?? "");
          outgoing.writeHead(answer.statusCode ?? 502, { ...headers, "x-build": String(proxy.build) });
          outgoing.end(isText && proxy.build === 2 ? second(body.toString()) : body);
        });
      },
    );
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, so this is what it gives
  const proxy: ShopProxy = {
    origin: `http://localhost:${port}`,
    network: "there",
    build: 1,
    refuse: null,
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return proxy;
}
