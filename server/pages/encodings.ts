import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body in each content encoding that it is kept in. */
export type Encoded = {
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
};

/** The name of a content encoding. */
export type Encoding = keyof Encoded;

/** Smaller bodies don't gain by compression. */
const minBytes = 500;

/** The smallest Brotli window that holds a whole body. */
const windowBits = (bytes: number): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

type Effort = "quick" | "best";

/**
 * Compressed bytes without the rest of the chunk that they stand in. Node would wrap any array but a Buffer with each
 * response.
 */
const exact = (compressed: Buffer): Buffer<ArrayBuffer> => Buffer.from(compressed);

async function toBrotli(body: Uint8Array<ArrayBuffer>, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = await brotli(body, {
    chunkSize: 32_768,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort === "quick" ? 2 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      // No larger than the body: the default window of four megabytes would waste memory.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
    },
  });
  return exact(compressed);
}

async function toGzip(body: Uint8Array<ArrayBuffer>, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  return exact(await zip(body, { level: effort === "quick" ? 2 : constants.Z_BEST_COMPRESSION }));
}

/**
 * Gives a body in every encoding. `quick`, for the first response, takes a millisecond or two for 5 % more bytes;
 * `best` is for all later ones.
 */
export async function encode(identity: Uint8Array<ArrayBuffer>, effort: Effort): Promise<Encoded> {
  if (identity.byteLength < minBytes) return { identity };
  const [br, gzip] = await Promise.all([toBrotli(identity, effort), toGzip(identity, effort)]);
  return { identity, br, gzip };
}

/** A body in one encoding, and which one that is. */
export type EncodedBody = { readonly encoding: Encoding; readonly body: Uint8Array<ArrayBuffer> };

/** Gives a body in the one encoding that a client prefers, quickly compressed: for what isn't cached. */
export async function encodeFor(
  acceptEncoding: string | undefined,
  body: Uint8Array<ArrayBuffer>,
): Promise<EncodedBody> {
  const encoding = negotiateEncoding(acceptEncoding, () => body.byteLength >= minBytes);
  if (encoding === "identity") return { encoding, body };
  return { encoding, body: await (encoding === "br" ? toBrotli : toGzip)(body, "quick") };
}

/** Finds a coding in an Accept-Encoding header, unless its weight is zero. */
const offer = (coding: string): RegExp =>
  new RegExp(String.raw`(?:^|,)\s*${coding}\s*(?:,|$|;(?![^,]*q=0(?:\.0*)?\s*(?:,|$)))`, "i");
const offers = { br: offer("br"), gzip: offer("gzip") };

/** Chooses a content encoding: Brotli, then gzip, then identity, of those that exist and the client accepts. */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  has: (encoding: "br" | "gzip") => boolean,
): Encoding {
  if (acceptEncoding === undefined) return "identity";
  if (has("br") && offers.br.test(acceptEncoding)) return "br";
  if (has("gzip") && offers.gzip.test(acceptEncoding)) return "gzip";
  return "identity";
}

/** Says whether an If-None-Match header names this ETag; weak and strong count the same (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === bare);
}
