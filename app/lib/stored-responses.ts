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

/**
 * Deletes a store of responses by its name.
 * @returns false where there was none
 * @throws where storage is blocked
 */
export const deleteResponses = (name: string): Promise<boolean> => caches.delete(name);

/**
 * Finds a stored response. Never throws.
 * @param request or its path
 * @param cacheName the only store that is looked into; left out, all are
 * @returns undefined for none, and where storage is blocked
 */
export async function findResponse(request: Request | string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(request, cacheName === undefined ? {} : { cacheName });
  } catch {
    return undefined;
  }
}
