import { sourceHash } from "./source-hash.ts";

/**
 * The style sheet that stands in every document. Pages are rendered without it and get it afterwards: it is more than half
 * of a document's bytes, which would be written, copied, read and hashed anew for each search.
 */
export type StyleSheet = {
  /** The element that is to hold it, as the pages render it. */
  readonly place: string;
  readonly css: Uint8Array;
  /** For the Content-Security-Policy. */
  readonly hash: string;
};

const ending = "</style>";

/** @param id of the empty `<style>` element that the pages render */
export function styleSheet(id: string, css: string): StyleSheet {
  return {
    place: `<style id="${id}">${ending}`,
    css: Buffer.from(css),
    hash: sourceHash(css),
  };
}

/** A document with its style sheet, or null where it has no place for one. */
export function withStyleSheet(html: Uint8Array, { place, css }: StyleSheet): Uint8Array<ArrayBuffer> | null {
  const at = Buffer.from(html.buffer, html.byteOffset, html.byteLength).indexOf(place);
  if (at < 0) return null;
  const start = at + place.length - ending.length;
  const whole = new Uint8Array(html.byteLength + css.byteLength);
  whole.set(html.subarray(0, start));
  whole.set(css, start);
  whole.set(html.subarray(start), start + css.byteLength);
  return whole;
}
