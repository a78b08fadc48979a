import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6, SocketAddress } from "node:net";
import type { Context } from "hono";

const unknown = "unknown";

/** @param address an IPv6 address in canonical form */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros: string[] = new Array(tail === undefined ? 0 : 8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}

/** The key of an address for rate limits: IPv4 whole, IPv6 by its /64 network, which is what one customer gets. */
export function ipGroup(address: string): string {
  const plain = address.replace(/%.*/, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return unknown;
  const canonical = new SocketAddress({ address: plain, family: "ipv6" }).address;
  const withoutPrefix = canonical.replace(/^::ffff:/, ""); // of an IPv4 address as IPv6 (RFC 4291, 2.5.5.2)
  return isIPv4(withoutPrefix) ? withoutPrefix : `${groupsOf(canonical).slice(0, 4).join(":")}::/64`;
}

/** The /48 around the /64 of {@link ipGroup}, which is what a site gets; null for anything else. */
export const siteNetwork = (group: string): string | null =>
  /^((?:[0-9a-f]{1,4}:){2}[0-9a-f]{1,4}):[0-9a-f]{1,4}::\/64$/.exec(group)?.[1]?.concat("::/48") ?? null;

/** RFC 9110, 5.6.4 */
const unquoted = (text: string): string => /^"(.*)"$/.exec(text)?.[1]?.replaceAll(/\\(.)/g, "$1").trim() ?? text;

/** A port, or one that a proxy hides behind a name (RFC 7239, 6.3). */
const port = String.raw`(?::(?:\d{1,5}|_[\w.-]+))?`;
const bracketed = new RegExp(String.raw`^\[([^\[\]]*)\]${port}$`);
const dotted = new RegExp(String.raw`^([\d.]+)${port}$`);

/** The address in one element of X-Forwarded-For. */
function forwardedAddress(element: string): string {
  const text = unquoted(element);
  return bracketed.exec(text)?.[1] ?? dotted.exec(text)?.[1] ?? text;
}

export type Bindings = { readonly incoming?: IncomingMessage };

/**
 * The client's IP address. Of X-Forwarded-For only TRUST_PROXY entries from the right count: the client writes the
 * others. Elements end at each comma, or an open quote would hide what the proxy adds.
 */
export function clientIp(c: Context, trustProxy: number): string {
  const bindings: Bindings | undefined = c.env;
  const socket = ipGroup(bindings?.incoming?.socket?.remoteAddress ?? "");
  if (trustProxy === 0) return socket;
  const forwarded = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((element) => element.trim())
    .filter(Boolean);
  const element = forwarded.at(-trustProxy) ?? forwarded[0] ?? "";
  const group = ipGroup(forwardedAddress(element));
  return group === unknown ? socket : group;
}
