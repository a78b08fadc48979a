/** The address of the router's manifest. Empty before it has run. Read without Zod, which every page would load for it. */
export function buildId(): string {
  const manifest: unknown = Reflect.get(window, "__reactRouterManifest");
  const hasUrl = typeof manifest === "object" && manifest !== null && "url" in manifest;
  return hasUrl && typeof manifest.url === "string" ? manifest.url : "";
}
