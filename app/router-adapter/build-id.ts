/**
 * What names the build that this page is of: the address of the router's manifest, which has a hash of it in its name. Empty before
 * the manifest's script has run. Read without Zod, which every page would load for it. For the browser only.
 */
export function buildId(): string {
  const url: unknown = Reflect.get(Object(Reflect.get(window, "__reactRouterManifest")), "url");
  return typeof url === "string" ? url : "";
}
