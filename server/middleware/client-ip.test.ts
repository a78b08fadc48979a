import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { clientIp, ipGroup, siteNetwork } from "./client-ip.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:ffff:cb00:7109", "203.0.113.9"],
  ["::fffe:cb00:7109", "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001::1:2:3:4:5", "2001:0:0:1::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", "unknown"],
  ["not an address", "unknown"],
  ["203.0.113.9, 10.0.0.1", "unknown"],
])("%j counts as %s", (address, group) => {
  expect(ipGroup(address)).toBe(group);
});

test.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:abcd:12ff::/64", "2001:db8:abcd::/48"],
  ["0:0:0:0::/64", "0:0:0::/48"],
  ["203.0.113.9", null],
  ["unknown", null],
])("%j belongs to the site %j", (group, site) => {
  expect(siteNetwork(group)).toBe(site);
});

describe("who asks", () => {
  const ask = async (trustProxy: number, forwarded: string | null, socket = "10.0.0.1"): Promise<string> => {
    const app = new Hono().get("/", (c) => c.text(clientIp(c, trustProxy)));
    const headers: Record<string, string> = forwarded === null ? {} : { "X-Forwarded-For": forwarded };
    const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: socket } } });
    return response.text();
  };

  test.each<[number, string | null, string]>([
    [0, null, "10.0.0.1"],
    [0, "203.0.113.9", "10.0.0.1"],
    [1, "203.0.113.9", "203.0.113.9"],
    [1, "6.6.6.6, 203.0.113.9", "203.0.113.9"],
    [2, "6.6.6.6, 203.0.113.9, 10.9.9.9", "203.0.113.9"],
    [2, "203.0.113.9", "203.0.113.9"],
    [1, "203.0.113.9, ", "203.0.113.9"],
    [1, null, "10.0.0.1"],
    [1, " , ", "10.0.0.1"],
    [1, "garbage", "10.0.0.1"],
    [1, "unknown", "10.0.0.1"],
    [1, "_hidden", "10.0.0.1"],
    [1, "203.0.113.9:5678", "203.0.113.9"],
    [1, "203.0.113.9:_port", "203.0.113.9"],
    [1, '"203.0.113.9:5678"', "203.0.113.9"],
    [1, "[203.0.113.9]", "203.0.113.9"],
    [1, "2001:db8::1", "2001:db8:0:0::/64"],
    [1, "[2001:db8::1]", "2001:db8:0:0::/64"],
    [1, "[2001:db8::1]:443", "2001:db8:0:0::/64"],
    [1, '"[2001:db8::1]:443"', "2001:db8:0:0::/64"],
    [1, String.raw`"\[::1\]"`, "0:0:0:0::/64"],
    [1, String.raw`"203.0.113\.9"`, "203.0.113.9"],
    [1, '" 203.0.113.9 "', "203.0.113.9"],
    [1, 'x"203.0.113.9"', "10.0.0.1"],
    [1, '"203.0.113.9"x', "10.0.0.1"],
    [1, "[fe80::1%eth0]:80", "fe80:0:0:0::/64"],
    [1, "[::ffff:203.0.113.9]:80", "203.0.113.9"],
    [1, '6.6.6.6, "[2001:db8::1]:443"', "2001:db8:0:0::/64"],
    [1, '"6.6.6.6, 203.0.113.9', "203.0.113.9"],
    [1, "203.0.113.9:", "10.0.0.1"],
    [1, "203.0.113.9:port", "10.0.0.1"],
    [1, "203.0.113.999:80", "10.0.0.1"],
    [1, "[2001:db8::1", "10.0.0.1"],
    [1, "[]:80", "10.0.0.1"],
    [1, '"', "10.0.0.1"],
    [1, '""', "10.0.0.1"],
    [1, "http://203.0.113.9", "10.0.0.1"],
  ])("with %i proxies and %j it is %s", async (proxies, forwarded, expected) => {
    expect(await ask(proxies, forwarded)).toBe(expected);
  });

  test("without a socket it is unknown", async () => {
    const app = new Hono().get("/", (c) => c.text(clientIp(c, 0)));
    expect(await (await app.request("/")).text()).toBe("unknown");
  });
});
