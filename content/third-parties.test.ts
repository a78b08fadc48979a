import { expect, test } from "vitest";
import { contactMap, mapAddressOf } from "./contact.ts";
import { builtInPlace } from "./site.ts";
import { thirdParties } from "./third-parties.ts";

const hostsOf = (id: string): readonly string[] =>
  Object.values(thirdParties.find((party) => party.id === id)?.hosts ?? {}).flat();

test("each party has its own id and every host is an https origin without a path", () => {
  expect(new Set(thirdParties.map(({ id }) => id)).size).toBe(thirdParties.length);
  for (const host of thirdParties.flatMap(({ hosts = {} }) => Object.values(hosts).flat())) {
    expect(host).toMatch(/^https:\/\/(\{[A-Z_]+\}|(\*\.)?[a-z0-9.-]+\.[a-z]+)$/);
  }
});

test("a placeholder in a host is the party's own variable", () => {
  for (const { hosts = {}, variable } of thirdParties) {
    for (const host of Object.values(hosts).flat()) {
      const name = /\{(\w+)\}/.exec(host)?.[1];
      if (name) expect(name).toBe(variable);
    }
  }
});

test("video and map may only be framed, and only on click; scripts come from nobody before consent", () => {
  for (const { hosts = {}, when } of thirdParties) {
    if (hosts["frame-src"]) {
      expect(Object.keys(hosts)).toEqual(["frame-src"]);
      expect(when).toMatch(/^Only when you press /);
    }
    if (hosts["script-src"]) expect(when).toMatch(/^Only after you say yes, /);
  }
});

test("the map of the contact page comes from the host that is declared", () => {
  expect(hostsOf("openstreetmap")).toContain(new URL(contactMap.embedUrl).origin);
  const box = new URL(contactMap.embedUrl).searchParams.get("bbox")?.split(",").map(Number) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = box;
  const [latitude = 0, longitude = 0] = mapAddressOf(builtInPlace).split("/").slice(-2).map(Number);
  expect(west < longitude && longitude < east).toBe(true);
  expect(south < latitude && latitude < north).toBe(true);
});
