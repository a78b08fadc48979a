import { readFileSync } from "node:fs";
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { z } from "zod";
import { documentSize } from "./document-size.ts";
import { type ResolverContext, rootOf } from "./resolvers.ts";

/** Limits of one request: twice what the Buy Button SDK sends, and more. */
export const graphqlLimits = { bytes: 65_536, tokens: 1_200, definitions: 20, depth: 12, cost: 6_000 } as const;

/** Shopify's own definitions (2026-04) of what the Buy Button SDK uses, with the enum values that this store has. */
export const schema = buildSchema(readFileSync(new URL("./storefront.graphql", import.meta.url), "utf8"));

const requestSchema = z.object({
  query: z.string().min(1).max(graphqlLimits.bytes),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** Status and body of a response. */
export type GraphqlResponse = {
  status: 200 | 400;
  body: { data?: unknown; errors?: readonly { message: string }[] | undefined };
};

const refused = (...messages: string[]): GraphqlResponse => ({
  status: 400,
  body: { errors: messages.map((message) => ({ message })) },
});

/**
 * The rules that a document is held to: the library's own but one. That rule compares all fields in pairs, a second of
 * work for a few kilobytes; without it the first of two fields that contradict each other is answered, which harms
 * nobody here.
 */
export const validationRules = [
  ...specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule),
  // The schema describes itself in a megabyte, which no cost counts; the Buy Button never asks.
  NoSchemaIntrospectionCustomRule,
];

/** What a document has too much of, in a sentence; null for one that may be answered. */
function tooMuch(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string | null {
  const { definitions, depth, cost } = graphqlLimits;
  if (document.definitions.length > definitions)
    return `A document has at most ${definitions} operations and fragments.`;
  const size = documentSize(schema, document, variables);
  if (size.mutations > 1) return "A document has at most one mutation.";
  if (size.depth > depth) return `A query nests at most ${depth} fields deep.`;
  if (size.cost > cost)
    return `A query asks for at most ${cost} fields, those of lists counted as often as they repeat.`;
  return null;
}

function parsed(query: string): DocumentNode | GraphqlResponse {
  try {
    return parse(query, { maxTokens: graphqlLimits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return refused(error.message);
    throw error;
  }
}

/**
 * Executes one GraphQL request as Shopify would.
 * @param request the parsed JSON body, whatever it is
 * @throws what a resolver throws, such as for an unavailable database
 */
export async function executeGraphql(context: ResolverContext, request: unknown): Promise<GraphqlResponse> {
  const { data, success } = requestSchema.safeParse(request);
  if (!success) return refused("The body must be JSON with a query.");
  const document = parsed(data.query);
  if (!("kind" in document)) return document;
  const excess = tooMuch(document, data.variables ?? {});
  if (excess !== null) return refused(excess);
  const problems = validate(schema, document, validationRules, { maxErrors: 10 });
  if (problems.length > 0) return refused(...problems.map(({ message }) => message));
  const result = await execute({
    schema,
    document,
    rootValue: rootOf(context),
    variableValues: data.variables ?? {},
    ...(data.operationName ? { operationName: data.operationName } : {}),
  });
  const broken = result.errors?.find(({ originalError }) => originalError && !(originalError instanceof GraphQLError));
  if (broken?.originalError && broken.originalError.name !== "CartProblem") throw broken.originalError;
  if (result.data === undefined) return refused(...(result.errors ?? []).map(({ message }) => message));
  const errors = result.errors?.map(({ message }) => ({ message }));
  return { status: 200, body: { data: result.data, errors } };
}
