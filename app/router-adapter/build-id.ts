/** The address of the router's manifest. Empty before it has run. Read without Zod, which every page would load for it. */
export function buildId(): string {
  const url: unknown = Reflect.get(Object(Reflect.get(window, "__reactRouterManifest")), "url");
  return typeof url === "string" ? url : "";
}
