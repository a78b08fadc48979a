/** What the router's browser part reads of the document; its own types don't tell. */
interface Window {
  __reactRouterContext: unknown;
  __reactRouterRouteModules: Readonly<Record<string, unknown>>;
}
