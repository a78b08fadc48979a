/** Timeout of the store in milliseconds. */
export const storeTimeoutMs = 8_000;

/**
 * The function through which the SDK talks to the store. It adds a timeout, and reports errors, which the SDK swallows
 * after its first rendering.
 * @param endpoint the demo store's path on this site, or null to use the live store's address that the SDK gives
 */
export function storeFetch(
  endpoint: string | null,
  report: (error: unknown) => void,
): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    try {
      const response = await fetch(endpoint ?? url, { ...init, signal: AbortSignal.timeout(storeTimeoutMs) });
      if (!response.ok) report(new Error(`the store answered ${response.status}`));
      return response;
    } catch (error) {
      report(error);
      throw error;
    }
  };
}
