/** A store of responses (Cache Storage) by its name, made where it isn't there yet. @throws where storage is blocked or full */
export const openResponses = (name: string): Promise<Cache> => caches.open(name);

/** The names of all stores of responses, oldest first; none where storage is blocked. Never throws. */
export async function responseStores(): Promise<readonly string[]> {
  try {
    return await caches.keys();
  } catch {
    return [];
  }
}

/** Deletes a store of responses. @throws where storage is blocked */
export const deleteResponses = (name: string): Promise<boolean> => caches.delete(name);

/**
 * A stored response to a request or path; undefined for none, and where storage is blocked. Never throws.
 * @param cacheName of the only store that is looked into
 */
export async function findResponse(request: Request | string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(request, cacheName === undefined ? {} : { cacheName });
  } catch {
    return undefined;
  }
}
