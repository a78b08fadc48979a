import type { Handler } from "hono";
import type { Config } from "#server/config.ts";
import { commonHeaders } from "#server/middleware/api-headers.ts";

const dayMs = 24 * 60 * 60_000;
/** RFC 9116 §2.5.5 asks for less than a year; half a year leaves room for cached copies. */
const validDays = 180;

/** RFC 9116. `now` is rounded to the day. */
export function securityTextOf({ siteUrl, supportEmail }: Pick<Config, "siteUrl" | "supportEmail">, now: Date): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

export function securityText(config: Config): Handler {
  const headers = {
    ...commonHeaders(config),
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=86400",
  };
  return (c) => c.body(securityTextOf(config, new Date()), 200, headers);
}
