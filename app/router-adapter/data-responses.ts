/** The headers of an answer that React Router's browser part reads. */
export const routerHeaders = ["x-remix-response", "x-remix-reload-document"] as const;

/** The answer to a data request that makes the router load a document in its place. @param path with its query */
export const loadDocument = (path: string): Response =>
  new Response(null, {
    status: 204,
    headers: { "X-Remix-Redirect": path, "X-Remix-Status": "302", "X-Remix-Reload-Document": "true" },
  });
