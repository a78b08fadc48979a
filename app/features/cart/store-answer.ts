import * as z from "zod/mini";

/** What the store said of the cart that it was asked for, or that the request can't count as answered. */
export type StoreAnswer =
  | { readonly kind: "data" }
  /** The store has sold or forgotten the cart: the one answer that empties it. */
  | { readonly kind: "no-cart"; readonly cartId: string }
  | { readonly kind: "failure"; readonly reason: string };

const request = z.object({
  query: z.string(),
  variables: z.optional(z.nullable(z.looseObject({ id: z.optional(z.string()) }))),
});

/** The SDK's question for a stored cart: `query Cart($id: ID!) { cart(id: $id) { … } }`. */
const asksForCart = /\bcart\s*\(\s*id\s*:/;

/** A line of a cart. The SDK leaves out one without its merchandise, so that a full cart would pass for an empty one. */
const line = z.looseObject({ id: z.string(), quantity: z.number(), merchandise: z.looseObject({ id: z.string() }) });
const cart = z.looseObject({
  id: z.string(),
  lines: z.looseObject({ edges: z.array(z.looseObject({ node: line })) }),
});
const cartAnswer = z.looseObject({ cart: z.nullable(cart) });
/** The same question asked of the root field `node`. */
const nodeAnswer = z.looseObject({ cart: z.optional(z.undefined()), node: z.nullable(cart) });
const problems = z.array(z.looseObject({ message: z.string() }));
const change = z.looseObject({ cart: z.nullable(cart), userErrors: problems });
const mutationAnswer = z.record(
  z.string(),
  change.check(z.refine((made) => made.cart !== null || made.userErrors.length > 0, "neither a cart nor a reason")),
);
const body = z.object({
  data: z.record(z.string(), z.unknown()),
  errors: z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(0)))),
});

const failure = (reason: string): StoreAnswer => ({ kind: "failure", reason });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Judges every answer of the store, so that a store that is throttled, broken or replaced by a proxy's page never
 * counts as one that has no cart.
 * @param asked the request's body, GraphQL as JSON
 * @param answer its HTTP status and its body as text
 */
export function judgeStoreAnswer(
  asked: string,
  answer: { readonly status: number; readonly text: string },
): StoreAnswer {
  const { status, text } = answer;
  if (status < 200 || status > 299) return failure(`the store answered ${status}`);
  const { data: read } = body.safeParse(parsed(text));
  if (read === undefined) return failure(`the store answered without data: ${text.slice(0, 200)}`);
  const { data: question } = request.safeParse(parsed(asked));
  if (question === undefined) return failure("the question to the store can't be read");
  if (/\bmutation\b/.test(question.query)) {
    const isChange = Object.keys(read.data).length > 0 && mutationAnswer.safeParse(read.data).success;
    return isChange ? { kind: "data" } : failure("the store changed no cart");
  }
  if (!asksForCart.test(question.query)) return { kind: "data" };
  const underCart = cartAnswer.safeParse(read.data).data?.cart;
  const found = underCart === undefined ? nodeAnswer.safeParse(read.data).data?.node : underCart;
  if (found === undefined) return failure("the store's answer holds no cart");
  const cartId = question.variables?.id;
  if (found !== null || cartId === undefined) return { kind: "data" };
  return { kind: "no-cart", cartId };
}
