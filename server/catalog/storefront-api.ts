import type { z } from "zod";
import { parseJson } from "#server/lib/parse-json.ts";

/** Where the Storefront API of a live store is, and the token for it. */
export type StorefrontApi = {
  readonly endpoint: string;
  readonly token: string;
  /** How long an answer may take, in milliseconds: 5 seconds unless it is given. */
  readonly timeoutMs?: number;
};

/** A question for a store. */
type StorefrontQuery<Answer> = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What the whole answer must look like, `data` and `errors` included. */
  readonly schema: z.ZodType<Answer>;
  /** How long the answer may be, in characters. */
  readonly maxLength: number;
  /** What the answer is about, for the sentence that says that it can't be read: "prices". */
  readonly about: string;
};

/**
 * Asks a live store by GraphQL.
 * @throws Error that staff can read: on a timeout, for an answer that is too long, and for one that doesn't fit the schema
 */
export async function askStorefront<Answer>(
  { endpoint, token, timeoutMs = 5_000 }: StorefrontApi,
  { query, variables, schema, maxLength, about }: StorefrontQuery<Answer>,
): Promise<Answer> {
  const response = await fetch(endpoint, {
    method: "POST",
    redirect: "error",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      "X-Shopify-Storefront-Access-Token": token,
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the store answered ${response.status}`);
  const text = await response.text();
  if (text.length > maxLength) throw new Error("the store's answer is too long");
  const answer = parseJson(schema, text);
  if (answer === null) throw new Error(`the store's answer doesn't hold ${about} as the shop knows them`);
  return answer;
}
