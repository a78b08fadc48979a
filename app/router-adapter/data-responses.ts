/** Names of the response headers that React Router reads in the browser, in lower case. */
export const routerHeaders = ["x-remix-response", "x-remix-reload-document"] as const;

/**
 * The response to a data request that makes React Router load a document in place of the data.
 * @param path of the document, with its query
 */
export const loadDocument = (path: string): Response =>
  new Response(null, {
    status: 204,
    headers: { "X-Remix-Redirect": path, "X-Remix-Status": "302", "X-Remix-Reload-Document": "true" },
  });
