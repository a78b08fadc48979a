export const storeTimeoutMs = 8_000;

/**
 * Adds a timeout, and reports errors, which the SDK swallows after its first rendering.
 * @param endpoint the demo store's path, or null for the live store
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
