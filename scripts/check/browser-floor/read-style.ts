import { type CssNode, parse, type WalkContext, walk } from "css-tree";
import { type Feature, featureAt, styleFunctions } from "./compat-data.ts";

/** A property of CSS as a style sheet writes it: `contentVisibility` is `content-visibility`. */
export const propertyName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^(webkit|moz|ms)-/, "-$1-");

/** What carries an engine's prefix is for that engine alone. */
const isPrefixed = (name: string): boolean => /^-(webkit|moz|ms)-/.test(name);

/** Whether a rule has the prefixed property too, for browsers that know no other. */
function hasPrefixedTwin({ block }: WalkContext, property: string): boolean {
  return (
    block?.children.some((node) => node.type === "Declaration" && node.property === `-webkit-${property}`) ?? false
  );
}

function featuresOfValue(node: CssNode, property: string): readonly (Feature | undefined)[] {
  if (node.type === "Identifier") return [featureAt("css", "properties", property, node.name)];
  if (node.type !== "Function") return [];
  const first = node.children.first;
  const isRelative = first?.type === "Identifier" && first.name === "from";
  return [
    styleFunctions.get(node.name),
    isRelative ? featureAt("css", "types", "color", node.name, "relative_syntax") : undefined,
  ];
}

function featuresOfNode(node: CssNode, context: WalkContext): readonly (Feature | undefined)[] {
  const declaration = node.type === "Declaration" ? node : context.declaration;
  if (declaration) {
    const { property } = declaration;
    if (isPrefixed(property) || hasPrefixedTwin(context, property)) return [];
    return node === declaration ? [featureAt("css", "properties", property)] : featuresOfValue(node, property);
  }
  switch (node.type) {
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return isPrefixed(node.name) ? [] : [featureAt("css", "selectors", node.name)];
    case "NestingSelector":
      return [featureAt("css", "selectors", "nesting")];
    case "Atrule":
      return [featureAt("css", "at-rules", node.name)];
    case "Feature":
      return [featureAt("css", "at-rules", "media", node.name.replace(/^(min|max)-/, ""))];
    default:
      return [];
  }
}

function isBeyond(node: CssNode, context: WalkContext): boolean {
  return featuresOfNode(node, context).some((feature) => feature?.beyond);
}

/** Whether a condition of `@supports` asks for something that a browser of the floor lacks. */
function asksForMore(condition: CssNode): boolean {
  let more = false;
  walk(condition, {
    enter(this: WalkContext, node: CssNode) {
      more ||= isBeyond(node, this);
    },
  });
  return more;
}

/**
 * Reads a style sheet for what a browser of the floor lacks: properties, their values, functions, at-rules and selectors. What
 * stands inside `@supports` with a condition that such a browser doesn't fulfill is left out.
 * @returns the names of the data, each once
 */
export function beyondFloorInStyle(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  walk(parse(css, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === "Atrule" && node.name === "supports" && node.prelude && asksForMore(node.prelude))
        return this.skip;
      for (const feature of featuresOfNode(node, this)) if (feature?.beyond) found.add(feature.name);
      return undefined;
    },
  });
  return found;
}

/** The features of a selector, such as one that a script passes to `matches`. */
export function featuresOfSelector(selector: string): readonly (Feature | undefined)[] {
  const found: (Feature | undefined)[] = [];
  walk(parse(selector, { context: "selectorList" }), {
    enter(this: WalkContext, node: CssNode) {
      found.push(...featuresOfNode(node, this));
    },
  });
  return found;
}
