/** Read by React Router in the browser. */
export const routerHeaders = ["x-remix-response", "x-remix-reload-document"] as const;

/** Makes the router load a document instead of data. @param path with its query */
export const loadDocument = (path: string): Response =>
  new Response(null, {
    status: 204,
    headers: { "X-Remix-Redirect": path, "X-Remix-Status": "302", "X-Remix-Reload-Document": "true" },
  });
