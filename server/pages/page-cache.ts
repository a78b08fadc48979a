import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Log } from "#server/lib/log.ts";
import { workQueue } from "#server/lib/work-queue.ts";
import type { CachedResponse, CacheRequest } from "./cached-response.ts";
import { type Encoded, type Encoding, encode, matchesEtag, negotiateEncoding } from "./encodings.ts";

/** A rendered page before it is cached. */
export type Rendered = CachedResponse & { readonly body: Uint8Array<ArrayBuffer> };

type Variant = Pick<Rendered, "headers" | "body">;

/** A cached page: its bytes in each encoding with the headers that go with them. */
export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  /** When its rendering began (ms), and after how many invalidations. */
  readonly began: { readonly at: number; readonly generation: number };
  /** How well it is compressed: quickly for its first response, as well as can be once it was asked for again. */
  readonly effort: "quick" | "best";
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
};

function variantsOf(headers: Rendered["headers"], encoded: Encoded): CachedPage["variants"] {
  const variant = (encoding: Encoding, body: Uint8Array<ArrayBuffer>): Variant => ({
    body,
    headers: {
      ...headers,
      "Content-Length": String(body.byteLength),
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    },
  });
  return {
    identity: variant("identity", encoded.identity),
    ...(encoded.br ? { br: variant("br", encoded.br) } : {}),
    ...(encoded.gzip ? { gzip: variant("gzip", encoded.gzip) } : {}),
  };
}

/** Makes a rendered page ready to be sent to everybody, quickly compressed. @param began when its rendering began */
export async function prepare({ status, headers, body }: Rendered, began: CachedPage["began"]): Promise<CachedPage> {
  const policy = headers["Content-Security-Policy"] ?? "";
  const etag = `W/"${createHash("sha256").update(body).update(policy).digest("base64url").slice(0, 27)}"`;
  const all = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const variants = variantsOf(all, await encode(body, "quick"));
  return { status, etag, began, effort: "quick", variants };
}

/** Gives the same page in the best compression, which takes about a hundred times as long as the quick one. */
export async function compressBest(page: CachedPage): Promise<CachedPage> {
  const { headers, body } = page.variants.identity;
  return { ...page, effort: "best", variants: variantsOf(headers, await encode(body, "best")) };
}

/** Gives a cached page as the response to a request: its bytes in the encoding that the client prefers, or 304. */
export function respondFromCache(
  page: CachedPage,
  { method, acceptEncoding, ifNoneMatch }: CacheRequest,
): CachedResponse {
  const { variants } = page;
  const encoding = negotiateEncoding(acceptEncoding, (candidate) => variants[candidate] !== undefined);
  const { headers, body } = variants[encoding] ?? variants.identity;
  if (page.status === 200 && matchesEtag(ifNoneMatch, page.etag)) {
    const { "Content-Length": _length, "Content-Encoding": _encoding, "Content-Type": _type, ...rest } = headers;
    return { status: 304, headers: rest, body: null };
  }
  return { status: page.status, headers, body: method === "HEAD" ? null : body };
}

/** What a page takes besides its bytes: three sets of headers, its place in the list. */
const overheadBytes = 8_000;

/** Estimates the memory that a cached page takes, in bytes: all of its encodings and its headers. */
export const bytesOf = ({ variants }: CachedPage): number =>
  Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, overheadBytes);

/** Cached pages by target. */
export type PageCache = Pick<LRUCache<string, CachedPage>, "get" | "peek" | "set" | "delete">;

/** Takes a page that was answered from a cache under a key, and puts a better compressed one there later. */
export type Improve = (cache: PageCache, key: string, page: CachedPage) => void;

/** Makes an empty cache of up to so many bytes; the pages that weren't asked for longest go first. */
export const pageCache = (maxBytes: number): PageCache => new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });

/**
 * Makes what compresses cached pages as well as can be, one at a time: that takes some hundred times a quick
 * compression, so it is for pages that were asked for again and are still cached. A page that finds no place in the
 * queue is asked for another time.
 * @param maxWaiting how many may wait, the one at work included
 */
export function bestCompression(maxWaiting: number, log: Log): Improve {
  const queue = workQueue({ running: 1, waiting: maxWaiting - 1 });
  const taken = new WeakSet<CachedPage>();
  return (cache, key, page) => {
    if (queue.isFull() || taken.has(page)) return;
    taken.add(page);
    const isCached = (): boolean => cache.peek(key) === page;
    const improve = async (): Promise<void> => {
      if (!isCached()) return;
      const better = await compressBest(page);
      if (isCached()) cache.set(key, better);
    };
    queue.run(improve).catch((error: unknown) => log.warn({ err: error }, "a page stays as it is"));
  };
}
