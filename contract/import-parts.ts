import { importBounds } from "./admin-subscriber-imports.ts";

const encoder = new TextEncoder();

/**
 * Divides what is to be sent into parts that a call of an import takes: by their number, and by their bytes as JSON.
 * @param toJson what is sent of each
 */
export function partsOf<Item>(items: readonly Item[], toJson: (item: Item) => unknown): readonly (readonly Item[])[] {
  const parts: Item[][] = [];
  let part: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(toJson(item))).length + 1;
    if (part.length === importBounds.partRows || bytes + size > importBounds.partBytes) {
      parts.push(part);
      part = [];
      bytes = 0;
    }
    part.push(item);
    bytes += size;
  }
  return part.length > 0 ? [...parts, part] : parts;
}
