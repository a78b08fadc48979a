import { featureAt, keysAt } from "./compat-data.ts";

/** What a browser of the floor lacks, for a test to take away from a newer one. */
export type Missing = {
  /** Names of the window, such as `requestIdleCallback`. */
  readonly globals: readonly string[];
  /** Of objects that are there: what ends in `_static` on the object itself, the rest on its prototype; of built-in objects either. */
  readonly members: readonly (readonly [holder: string, member: string])[];
  /** Properties of `element.style`, such as `contentVisibility`. */
  readonly styles: readonly string[];
};

const isBeyond = (...path: readonly string[]): boolean => featureAt(...path)?.beyond === true;

const scriptName = (property: string): string =>
  property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Everything of MDN's data that at least one browser of the floor lacks; the events stay. */
export function missingAtFloor(): Missing {
  const areas = [["api"], ["javascript", "builtins"]] as const;
  const names = areas.flatMap((area) => keysAt(...area).map((name) => [...area, name] as const));
  const globals = names.filter((path) => isBeyond(...path)).map((path) => path.at(-1) ?? "");
  const members = names
    .filter((path) => !isBeyond(...path))
    .flatMap((path) =>
      keysAt(...path)
        .filter((key) => /^[a-z]\w*$/i.test(key) && !key.endsWith("_event") && isBeyond(...path, key))
        .map((key) => [path.at(-1) ?? "", key] as const),
    );
  const styles = keysAt("css", "properties").filter((name) => isBeyond("css", "properties", name));
  return {
    globals: [...globals, ...members.filter(([holder]) => holder === "Window").map(([, name]) => name)],
    members,
    styles: styles.map(scriptName),
  };
}
