import { sourceHash } from "./source-hash.ts";

/**
 * The style sheet that stands in every document. Pages are rendered without it and get it afterwards: it is more than half
 * of a document's bytes, which would be written, copied and read anew for each search.
 */
export type StyleSheet = {
  /** The element that is to hold it, as the pages render it. */
  readonly place: string;
  readonly css: Uint8Array;
  /** For the Content-Security-Policy. */
  readonly hash: string;
};

const styleEnd = "</style>";
const scriptEnd = "</script>";

/** @param id of the empty `<style>` element that the pages render */
export function styleSheet(id: string, css: string): StyleSheet {
  return { place: `<style id="${id}">${styleEnd}`, css: Buffer.from(css), hash: sourceHash(css) };
}

/** What a document may hold inline: hashes as a Content-Security-Policy names them. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * A rendered document as it is sent: with its style sheet, and without the nonce by which the renderer marked its own
 * scripts. Of those alone the hashes are given, so that a script that came into the page by its words isn't let run. By
 * hash, because cached bytes are sent to many visitors and a 304 must not change the policy of a stored page.
 * @param nonce a secret of this one rendering
 */
export function finishDocument(
  html: Uint8Array<ArrayBuffer>,
  nonce: string,
  sheet: StyleSheet,
): { readonly body: Uint8Array<ArrayBuffer>; readonly inline: InlineHashes } {
  // One character for each byte: nothing is decoded, and hashes are of the bytes that are sent.
  const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString("latin1");
  const parts = text.split(` nonce="${nonce}"`);
  const scripts = parts.slice(1).flatMap((after, index) => {
    const before = parts[index] ?? "";
    const start = after.indexOf(">") + 1;
    const tag = before.slice(before.lastIndexOf("<")) + after.slice(0, start);
    if (!tag.startsWith("<script") || tag.includes(" src=")) return [];
    return sourceHash(Buffer.from(after.slice(start, after.indexOf(scriptEnd, start)), "latin1"));
  });
  const unmarked = parts.join("");
  const place = unmarked.indexOf(sheet.place);
  const bytes = (from: number, to?: number): Buffer => Buffer.from(unmarked.slice(from, to), "latin1");
  const sheetAt = place + sheet.place.length - styleEnd.length;
  const pieces = place < 0 ? [bytes(0)] : [bytes(0, sheetAt), sheet.css, bytes(sheetAt)];
  return {
    body: Buffer.concat(pieces),
    inline: { scripts: [...new Set(scripts)], styles: place < 0 ? [] : [sheet.hash] },
  };
}
