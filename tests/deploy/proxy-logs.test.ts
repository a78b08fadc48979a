import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, "..", "..", "deploy", "proxy", name), "utf8")
    .split("\n")
    .map((line) => line.replace(/(^|\s)#.*$/, ""))
    .join("\n");

/** The text between the braces that follow each match of `head`. */
function blocks(text: string, head: RegExp): string[] {
  return [...text.matchAll(head)].map(({ index, 0: { length } }) => {
    let depth = 1;
    let end = index + length;
    while (depth > 0 && end < text.length) {
      if (text[end] === "{") depth += 1;
      if (text[end] === "}") depth -= 1;
      end += 1;
    }
    return text.slice(index + length, end - 1);
  });
}

describe("nginx", () => {
  const text = read("nginx.conf");
  const formats = new Map(
    [...text.matchAll(/^log_format\s+(\S+)\s+([^;]+);/gm)].map(([, name = "", format = ""]) => [name, format]),
  );
  const servers = blocks(text, /^server \{/gm);

  test("each server logs in a format of this file, and nothing else writes a request's line", () => {
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      const logs = [...server.matchAll(/access_log\s+\S+\s+(\w+)\s*;/g)].map(([, format = ""]) => format);
      expect(logs).toHaveLength(1);
      expect(formats.has(logs[0] ?? "")).toBe(true);
      // Lines of a lower level repeat the request with its query.
      expect(server).toMatch(/^\s*error_log \S+ emerg;$/m);
    }
    expect(text.match(/\b(access|error)_log\b/g)).toHaveLength(4);
  });

  test("no format holds a query", () => {
    expect(formats.size).toBe(1);
    for (const format of formats.values()) {
      const variables = format.match(/\$\w+/g) ?? [];
      expect(variables).toContain("$uri");
      for (const one of ["$request", "$request_uri", "$args", "$query_string", "$http_referer", "$is_args"]) {
        expect(variables).not.toContain(one);
      }
      expect(variables.filter((one) => /^\$(arg|cookie)_|authorization/.test(one))).toEqual([]);
    }
  });
});

describe("Caddy", () => {
  const text = read("Caddyfile");
  const [globals = ""] = blocks(text, /^\{/gm);

  test("the default log, which takes the errors of requests too, cuts queries off", () => {
    const [log = ""] = blocks(globals, /^\s*log \{/gm);
    const [filter = ""] = blocks(log, /format filter \{/g);
    expect(filter).toMatch(/^\s*wrap json$/m);
    const pattern = /^\s*request>uri regexp (\S+) ""$/m.exec(filter)?.[1] ?? "nothing";
    expect("/api/admin/subscribers/export?token=a.b.c&x=?y".replace(new RegExp(pattern, "g"), "")).toBe(
      "/api/admin/subscribers/export",
    );
    expect("/blog/5".replace(new RegExp(pattern, "g"), "")).toBe("/blog/5");
    expect(filter).toMatch(/^\s*request>headers>Referer delete$/m);
    expect(filter).toMatch(/^\s*resp_headers>Location delete$/m);
  });

  test("no other log is opened", () => {
    expect(text.match(/^\s*log\b/gm)).toHaveLength(1);
    expect(text).not.toContain("log_credentials");
  });
});
