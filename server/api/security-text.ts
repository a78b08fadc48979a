import type { Handler } from "hono";
import { mailtoAddress } from "#contract/mailto-address.ts";
import type { AppContext } from "#server/app-context.ts";
import { commonHeaders } from "#server/middleware/api-headers.ts";
import { emailsOf } from "#server/texts/shop-settings.ts";

const dayMs = 24 * 60 * 60_000;
/** RFC 9116 §2.5.5 asks for less than a year; half a year leaves room for cached copies. */
const validDays = 180;

/**
 * Makes the handler of `GET /.well-known/security.txt` (RFC 9116): where to report a security hole. It expires half a
 * year after the day on which it is asked for.
 */
export function securityTextCall({ config, texts }: Pick<AppContext, "config" | "texts">): Handler {
  const headers = {
    ...commonHeaders(config),
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=86400",
  };
  return (c) => {
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    const lines = [
      `Contact: ${mailtoAddress(emailsOf(config, texts.current()).support)}`,
      `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${config.siteUrl}/.well-known/security.txt`,
    ];
    return c.body(`${lines.join("\n")}\n`, 200, headers);
  };
}
