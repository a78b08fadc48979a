import type { ESTree } from "rolldown/utils";

/** Gives every name that a pattern binds, or the object whose property an assignment sets. */
export function boundNames(pattern: ESTree.Node): readonly string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === "Property" ? property.value : property.argument),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
    case "AssignmentPattern":
      return boundNames(pattern.left);
    case "MemberExpression":
      return boundNames(pattern.object);
    default:
      return [];
  }
}

/** Gives the path that a node names, such as `process.hrtime.bigint`, or an empty text for anything but names and dots. */
export function pathOf(node: ESTree.Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier" || node.computed) return "";
  const object = pathOf(node.object);
  return object && `${object}.${node.property.name}`;
}
