import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import type { Context } from "hono";

/** An address as limits count it: IPv4 whole, IPv6 by its /64 network, which is what one customer gets. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  // The URL parser writes an IPv6 address in its one canonical form.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros: string[] = new Array(tail === undefined ? 0 : 8 - left.length - right.length).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}

/** What the Node server hands to the app beside the request. A test without a socket hands nothing. */
export type Bindings = { readonly incoming?: IncomingMessage };

/**
 * Who asks. A forwarded address is believed only for as many proxies as TRUST_PROXY says, counted from the right: what
 * stands further left is whatever the client wrote.
 */
export function clientAddress(c: Context, trustProxy: number): string {
  const bindings: Bindings | undefined = c.env;
  const socket = bindings?.incoming?.socket?.remoteAddress ?? "";
  if (trustProxy === 0) return addressGroup(socket);
  const forwarded = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return addressGroup(forwarded.at(-trustProxy) ?? forwarded[0] ?? socket);
}
