import { judgeStoreAnswer } from "./store-answer.ts";

export const storeTimeoutMs = 8_000;

export type StoreListener = {
  /** What the SDK swallows after its first rendering. */
  readonly onFailure: (error: unknown) => void;
  /** The store said in so many words that it has no such cart. @param cartId as the SDK stores it */
  readonly onNoCart: (cartId: string) => void;
};

/**
 * Makes the SDK's fetch function: it adds a time limit and lets only answers through that are well-formed
 * (store-answer.ts); all others reject, whatever their status.
 * @param endpoint the demo store's path, or null for the live store
 */
export function storeFetch(
  endpoint: string | null,
  { onFailure, onNoCart }: StoreListener,
): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    try {
      const response = await fetch(endpoint ?? url, { ...init, signal: AbortSignal.timeout(storeTimeoutMs) });
      const text = await response.clone().text();
      const answer = judgeStoreAnswer(String(init.body), { status: response.status, text });
      if (answer.kind === "failure") throw new Error(answer.reason);
      if (answer.kind === "no-cart") onNoCart(answer.cartId);
      return response;
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
}
