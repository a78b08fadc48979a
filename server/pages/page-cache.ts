import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Log } from "#server/lib/log.ts";
import { workQueue } from "#server/lib/work-queue.ts";
import type { CachedResponse, CacheRequest } from "./cached-response.ts";
import { type Encoded, type Encoding, encode, matchesEtag, negotiateEncoding } from "./encodings.ts";

export type Rendered = CachedResponse & { readonly body: Uint8Array<ArrayBuffer> };

type Variant = Pick<Rendered, "headers" | "body">;

export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  /** When its rendering began (ms), and after how many invalidations. */
  readonly began: { readonly at: number; readonly generation: number };
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

export async function prepare({ status, headers, body }: Rendered, began: CachedPage["began"]): Promise<CachedPage> {
  const policy = headers["Content-Security-Policy"] ?? "";
  const etag = `W/"${createHash("sha256").update(body).update(policy).digest("base64url").slice(0, 27)}"`;
  const all = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const variants = variantsOf(all, await encode(body, "quick"));
  return { status, etag, began, effort: "quick", variants };
}

export async function compressBest(page: CachedPage): Promise<CachedPage> {
  const { headers, body } = page.variants.identity;
  return { ...page, effort: "best", variants: variantsOf(headers, await encode(body, "best")) };
}

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

export const bytesOf = ({ variants }: CachedPage): number =>
  Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, overheadBytes);

export type PageCache = Pick<LRUCache<string, CachedPage>, "get" | "peek" | "set" | "delete">;

export const pageCache = (maxBytes: number): PageCache => new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });

/** Compresses pages that are asked for again, one at a time: the best takes a hundred times a quick compression. */
export function bestCompression(maxWaiting: number, log: Log) {
  const queue = workQueue({ running: 1, waiting: maxWaiting - 1 });
  const taken = new WeakSet<CachedPage>();
  return (cache: PageCache, key: string, page: CachedPage): void => {
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
