import { readFileSync } from "node:fs";
import {
  buildSchema,
  type DocumentNode,
  execute,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from "graphql";
import { z } from "zod";
import { rootOf, type Shelf } from "./resolvers.ts";

/** Limits of one request: several times what the Buy Button SDK sends. */
export const graphqlLimits = { bytes: 65_536, tokens: 4_000, depth: 12 } as const;

/** The part of Shopify's Storefront API (2026-04) that the Buy Button SDK uses; Shopify's own definitions, pruned. */
export const schema = buildSchema(readFileSync(new URL("./storefront.graphql", import.meta.url), "utf8"));

const requestSchema = z.object({
  query: z.string().min(1).max(graphqlLimits.bytes),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** What goes back: the body of the answer and its status. */
export type GraphqlAnswer = { status: 200 | 400; body: { data?: unknown; errors?: readonly { message: string }[] } };

const refused = (...messages: string[]): GraphqlAnswer => ({
  status: 400,
  body: { errors: messages.map((message) => ({ message })) },
});

/** How deep a document nests, with its fragments put in. Only for valid documents: their fragments make no circle. */
function depthOf(document: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<SelectionSetNode, number>();
  const depth = (set: SelectionSetNode | undefined): number => {
    if (set === undefined) return 0;
    const before = known.get(set);
    if (before !== undefined) return before;
    const found = Math.max(
      ...set.selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return 1 + depth(selection.selectionSet);
        if (selection.kind === Kind.INLINE_FRAGMENT) return depth(selection.selectionSet);
        return depth(fragments.get(selection.name.value)?.selectionSet);
      }),
    );
    known.set(set, found);
    return found;
  };
  return Math.max(
    0,
    ...document.definitions.map((one) => (one.kind === Kind.OPERATION_DEFINITION ? depth(one.selectionSet) : 0)),
  );
}

function parsed(query: string): DocumentNode | GraphqlAnswer {
  try {
    return parse(query, { maxTokens: graphqlLimits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return refused(error.message);
    throw error;
  }
}

/**
 * Answers one GraphQL request as Shopify would.
 * @param request the parsed JSON body, whatever it is
 * @throws what a resolver throws, such as an unreachable database
 */
export async function answerGraphql(shelf: Shelf, request: unknown): Promise<GraphqlAnswer> {
  const { data, success } = requestSchema.safeParse(request);
  if (!success) return refused("The body must be JSON with a query.");
  const document = parsed(data.query);
  if (!("kind" in document)) return document;
  const problems = validate(schema, document, undefined, { maxErrors: 10 });
  if (problems.length > 0) return refused(...problems.map(({ message }) => message));
  if (depthOf(document) > graphqlLimits.depth)
    return refused(`A query nests at most ${graphqlLimits.depth} fields deep.`);
  const result = await execute({
    schema,
    document,
    rootValue: rootOf(shelf),
    variableValues: data.variables ?? {},
    ...(data.operationName ? { operationName: data.operationName } : {}),
  });
  const broken = result.errors?.find(({ originalError }) => originalError && !(originalError instanceof GraphQLError));
  if (broken?.originalError && broken.originalError.name !== "CartProblem") throw broken.originalError;
  if (result.data === undefined) return refused(...(result.errors ?? []).map(({ message }) => message));
  const errors = result.errors?.map(({ message }) => ({ message }));
  return { status: 200, body: errors === undefined ? { data: result.data } : { data: result.data, errors } };
}
