import { isDataPath } from "#app/router-adapter/data-requests.ts";

const asPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);

/**
 * The declared path of an API route (`/api/payment-status/:id`), or a word for the rest: a bounded number of labels
 * without ids.
 * @param declared the paths of the app's routes
 */
export function routeNamer(declared: readonly string[]): (target: string) => string {
  const plain = new Set(declared.filter((path) => !path.includes("*") && !path.includes(":")));
  const withParts = declared
    .filter((path) => !path.includes("*") && path.includes(":"))
    .map((path) => ({ path, pattern: asPattern(path) }));
  return (target) => {
    const path = target.split("?", 1)[0] ?? "/";
    if (plain.has(path)) return path;
    const call = withParts.find(({ pattern }) => pattern.test(path));
    if (call) return call.path;
    if (/^\/api(\/|$)/.test(path)) return "/api";
    if (path.startsWith("/demo-store/")) return "/demo-store";
    if (path.startsWith("/assets/")) return "asset";
    if (path.startsWith("/images/")) return "image";
    if (isDataPath(path)) return "page-data";
    return /\.[a-z0-9]{1,12}$/i.test(path) ? "file" : "page";
  };
}

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export const methodName = (method: string | undefined): string =>
  method !== undefined && known.has(method) ? method : "other";
