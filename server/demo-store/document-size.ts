import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { skus } from "#content/catalog/buying.ts";

/** No list of the demo store is longer than what it sells, but for the one that the caller writes. */
const maxListItems = skus.length;
/** Lists that hold one item at most: a cart here has no discounts, gift cards, deliveries or attributes. */
const shortLists: ReadonlySet<string> = new Set([
  ...["appliedGiftCards", "attributes", "deliveryAddressPreferences", "discountAllocations", "discountCodes"],
  ...["userErrors", "warnings"],
]);
const isShortList = (field: string, parent: string): boolean =>
  shortLists.has(field) || (field === "edges" && parent === "CartDeliveryGroupConnection");

type Variables = Readonly<Record<string, unknown>>;

/** How often the fields inside a field are answered. */
function timesOf(node: FieldNode, field: GraphQLField, parent: string, variables: Variables): number {
  if (!isListType(getNullableType(field.type)) || isShortList(field.name, parent)) return 1;
  const ids = node.arguments?.find(({ name }) => name.value === "ids")?.value;
  if (ids?.kind === Kind.LIST) return ids.values.length;
  const given = ids?.kind === Kind.VARIABLE ? variables[ids.name.value] : undefined;
  return Array.isArray(given) ? given.length : maxListItems;
}

type Size = { readonly cost: number; readonly depth: number; readonly fields: number };
const nothing: Size = { cost: 0, depth: 0, fields: 0 };
const endless: Size = { cost: Infinity, depth: Infinity, fields: Infinity };

const sum = (sizes: readonly Size[]): Size => ({
  cost: sizes.reduce((all, { cost }) => all + cost, 0),
  depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
  fields: sizes.reduce((all, { fields }) => all + fields, 0),
});

/** How much a document asks for, over all its operations. All is infinite where its fragments make a circle. */
export type DocumentSize = {
  /** How many fields an answer can hold: a field in a list counts as often as the list can be long. */
  readonly cost: number;
  /** How deep fields nest. */
  readonly depth: number;
  /** How many fields of the mutation type there are, each alias for itself. */
  readonly mutations: number;
};

/**
 * Measures a document before it is validated: validating a hostile one is what costs. What the schema doesn't know
 * counts as one field, and is left to the validation.
 */
export function documentSize(schema: GraphQLSchema, { definitions }: DocumentNode, variables: Variables): DocumentSize {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  /** Each set is measured once, however often a fragment is put in; `endless` while it is being measured. */
  const measured = new Map<SelectionSetNode, Size>();

  function sizeOf(set: SelectionSetNode, parent: GraphQLNamedType | undefined): Size {
    const before = measured.get(set);
    if (before) return before;
    measured.set(set, endless);
    const size = sum(set.selections.map((selection) => partSize(selection, parent)));
    measured.set(set, size);
    return size;
  }

  function partSize(part: SelectionNode, parent: GraphQLNamedType | undefined): Size {
    if (part.kind === Kind.FIELD) return fieldSize(part, parent);
    const fragment = part.kind === Kind.FRAGMENT_SPREAD ? fragments.get(part.name.value) : part;
    if (!fragment) return nothing;
    const { selectionSet, typeCondition } = fragment;
    const named = typeCondition && schema.getType(typeCondition.name.value);
    if (isCompositeType(named)) return sizeOf(selectionSet, named);
    // An inline fragment without a type is of the type around it.
    return sizeOf(selectionSet, fragment === part ? parent : undefined);
  }

  function fieldSize(node: FieldNode, parent: GraphQLNamedType | undefined): Size {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const inside = node.selectionSet ? sizeOf(node.selectionSet, field && getNamedType(field.type)) : nothing;
    const times = field && parent ? timesOf(node, field, parent.name, variables) : 1;
    return { cost: 1 + (inside.cost === 0 ? 0 : times * inside.cost), depth: 1 + inside.depth, fields: 1 };
  }

  const operations = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? { ...one, size: sizeOf(one.selectionSet, schema.getRootType(one.operation) ?? undefined) }
      : [],
  );
  const { cost, depth } = sum(operations.map(({ size }) => size));
  const mutations = operations.filter(({ operation }) => operation === OperationTypeNode.MUTATION);
  return { cost, depth, mutations: sum(mutations.map(({ size }) => size)).fields };
}
