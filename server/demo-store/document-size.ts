import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
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

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** How often a field's own fields are answered. */
function timesOf(
  field: FieldNode,
  { name: parent }: GraphQLCompositeType,
  type: GraphQLOutputType,
  variables: Readonly<Record<string, unknown>>,
): number {
  if (!isList(type) || isShortList(field.name.value, parent)) return 1;
  const ids = field.arguments?.find(({ name }) => name.value === "ids")?.value;
  if (ids?.kind === Kind.LIST) return ids.values.length;
  const given = ids?.kind === Kind.VARIABLE ? variables[ids.name.value] : undefined;
  return Array.isArray(given) ? given.length : maxListItems;
}

type Size = { cost: number; depth: number; fields: number };
const nothing: Size = { cost: 0, depth: 0, fields: 0 };
const endless: Size = { cost: Infinity, depth: Infinity, fields: Infinity };

/**
 * Measures a document before it is validated: validating a hostile one is what costs. What the schema doesn't know counts
 * as one field, and is left to the validation.
 * @returns how many fields an answer can hold (a field in a list counts as often as the list can be long), how deep
 * they nest, and the fields of the mutation type, each alias for itself
 */
export function documentSize(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  /** Each set is measured once, however often a fragment is put in; `null` while it is being measured. */
  const measured = new Map<SelectionSetNode, Size | null>();

  function fieldSize(field: FieldNode, parent: GraphQLCompositeType | undefined): Size {
    const owner = isObjectType(parent) || isInterfaceType(parent) ? parent : undefined;
    const output = owner?.getFields()[field.name.value]?.type;
    const type = output && getNamedType(output);
    const inside = field.selectionSet ? sizeOf(field.selectionSet, isCompositeType(type) ? type : undefined) : nothing;
    const times = owner && output ? timesOf(field, owner, output, variables) : 1;
    return { cost: 1 + (inside.cost === 0 ? 0 : times * inside.cost), depth: 1 + inside.depth, fields: 1 };
  }

  function typeNamed(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  }

  function sizeOf(set: SelectionSetNode, parent: GraphQLCompositeType | undefined): Size {
    const before = measured.get(set);
    if (before !== undefined) return before ?? endless;
    measured.set(set, null);
    const size = { ...nothing };
    for (const selection of set.selections) {
      let part = nothing;
      if (selection.kind === Kind.FIELD) part = fieldSize(selection, parent);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        part = sizeOf(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? parent);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) part = sizeOf(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value));
      }
      size.cost += part.cost;
      size.depth = Math.max(size.depth, part.depth);
      size.fields += part.fields;
    }
    measured.set(set, size);
    return size;
  }

  const sum = { cost: 0, depth: 0, mutations: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { cost, depth, fields } = sizeOf(
      definition.selectionSet,
      schema.getRootType(definition.operation) ?? undefined,
    );
    sum.cost += cost;
    sum.depth = Math.max(sum.depth, depth);
    if (definition.operation === OperationTypeNode.MUTATION) sum.mutations += fields;
  }
  return sum;
}
