import { type InlineHashes, sourceHash } from "./page-headers.ts";

/**
 * The style sheet that stands in every document. It is added after rendering: it is over half of a document's bytes,
 * which React would write and copy each time.
 */
export type StyleSheet = {
  /** The element that is to hold it, as the pages render it. */
  readonly place: string;
  readonly css: Uint8Array;
  readonly hash: string;
};

const styleEnd = "</style>";
const scriptEnd = "</script>";

/**
 * Makes a style sheet ready to be put into documents.
 * @param id of the empty `<style>` element that the pages render
 */
export function styleSheet(id: string, css: string): StyleSheet {
  return { place: `<style id="${id}">${styleEnd}`, css: Buffer.from(css), hash: sourceHash(css) };
}

/** A document as it is sent, and what it holds inline that its Content-Security-Policy lets run. */
export type FinishedDocument = { readonly body: Buffer<ArrayBuffer>; readonly inline: InlineHashes };

/**
 * Makes a rendered document ready to be sent: puts the style sheet in, and takes out the nonce by which the renderer
 * marked its own scripts. Hashes are given of those scripts alone, so that one that came into the page by its words
 * doesn't run. Hashes, not nonces, because cached bytes are sent to many visitors and a 304 must not change the policy
 * of a stored page.
 * @param nonce a secret of this one rendering
 */
export function finishDocument(html: Uint8Array<ArrayBuffer>, nonce: string, sheet: StyleSheet): FinishedDocument {
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
  const inline: InlineHashes = { scripts: [...new Set(scripts)], styles: place < 0 ? [] : [sheet.hash] };
  return { body: Buffer.concat(pieces), inline };
}
