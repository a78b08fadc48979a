import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6, SocketAddress } from "node:net";
import type { Context } from "hono";

/** What an address that can't be read counts as. */
const unknown = "unknown";

/** The eight groups of an IPv6 address in canonical form, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros: string[] = new Array(tail === undefined ? 0 : 8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}

/**
 * Gives the key of an IP address for rate limits: IPv4 whole, IPv6 by its /64 network, which is what one customer gets;
 * `unknown` for what is no address.
 */
export function ipGroup(address: string): string {
  const plain = address.replace(/%.*/, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return unknown;
  const canonical = new SocketAddress({ address: plain, family: "ipv6" }).address;
  const withoutPrefix = canonical.replace(/^::ffff:/, ""); // of an IPv4 address as IPv6 (RFC 4291, 2.5.5.2)
  return isIPv4(withoutPrefix) ? withoutPrefix : `${groupsOf(canonical).slice(0, 4).join(":")}::/64`;
}

/** Gives the /48 network around the /64 of {@link ipGroup}, which is what a site gets; null for anything else. */
export const siteNetwork = (group: string): string | null =>
  /^((?:[0-9a-f]{1,4}:){2}[0-9a-f]{1,4}):[0-9a-f]{1,4}::\/64$/.exec(group)?.[1]?.concat("::/48") ?? null;

/** A quoted string without its quotes and backslashes (RFC 9110, 5.6.4); other text as it is. */
const unquoted = (text: string): string => /^"(.*)"$/.exec(text)?.[1]?.replaceAll(/\\(.)/g, "$1").trim() ?? text;

/** A port, or one that a proxy hides behind a name (RFC 7239, 6.3). */
const port = String.raw`(?::(?:\d{1,5}|_[\w.-]+))?`;
const bracketed = new RegExp(String.raw`^\[([^\[\]]*)\]${port}$`);
const dotted = new RegExp(String.raw`^([\d.]+)${port}$`);

/** The address in one element of X-Forwarded-For: quoted or not, in brackets or not, with a port or without. */
function forwardedAddress(element: string): string {
  const text = unquoted(element);
  return bracketed.exec(text)?.[1] ?? dotted.exec(text)?.[1] ?? text;
}

/** What Hono's Node server hands to handlers. A test without a socket has nothing of it. */
export type Bindings = { readonly incoming?: IncomingMessage };

/**
 * Gives the network address that a call is counted by, as `ipGroup` makes it. Of X-Forwarded-For only the entries of
 * TRUST_PROXY many proxies are trusted, counted from the right: the client writes those further left. Elements end at
 * each comma, quoted or not: a client that opens a quote must not hide the address that the proxy adds behind it. One
 * that can't be read counts as the proxy's own address.
 * @param trustProxy the number of proxies in front of this process
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
