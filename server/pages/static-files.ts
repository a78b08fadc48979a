import { hash } from "node:crypto";
import { openAsBlob, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { LRUCache } from "lru-cache";
import { commonHeaders, type HeaderSettings } from "#server/middleware/api-headers.ts";
import { type CachedResponse, type CacheRequest, toCacheRequest } from "./cached-response.ts";
import { type Encoding, matchesEtag, negotiateEncoding } from "./encodings.ts";

type Variant = { readonly path: string; readonly size: number };
type StaticFile = {
  readonly type: string;
  /** Made when the file is first asked for: hashing all of them would make every start longer. */
  etag: string | null;
  /** The name has a content hash, so the file never changes. */
  readonly hashed: boolean;
  readonly variants: Record<Encoding, Variant | undefined> & { readonly identity: Variant };
};

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";
/** Always revalidated: an old service worker would keep old pages. */
const workerName = "/service-worker.js";
/** Today's files of this size are 13 MB in all. Larger ones are streamed. */
const maxKeptFileBytes = 1_000_000;
const maxKeptBytes = 24_000_000;

/** The ETag of a file's content, or of a name that changes with the content. */
const etagOf = (text: Uint8Array | string): string => `W/"${hash("sha256", text, "base64url").slice(0, 27)}"`;

/** Listed once: a path that isn't in the list can't be requested, however it is spelled. */
function list(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length).replaceAll(sep, "/");
    if (/\.(br|gz)$/.test(name)) continue;
    const variant = (ending: string): Variant | undefined => {
      const size = statSync(path + ending, { throwIfNoEntry: false })?.size;
      return size === undefined ? undefined : { path: path + ending, size };
    };
    files.set(name, {
      type: getMimeType(name) ?? "application/octet-stream",
      etag: null,
      hashed: name.startsWith("/assets/"),
      variants: { identity: { path, size: statSync(path).size }, br: variant(".br"), gzip: variant(".gz") },
    });
  }
  return files;
}

/** Serves the files of a folder. */
export type StaticFiles = {
  /** The response of a file whose bytes are in memory; null for any other path. */
  get(cacheRequest: CacheRequest): CachedResponse | null;
  /** The response of a file, read where it isn't in memory; null for any other path. */
  respond(request: Request): Promise<Response | null>;
};

/** A response's head, with the file that is its body; null where there is none. */
type FoundFile = {
  readonly variant: Variant | null;
  readonly status: number;
  readonly headers: Record<string, string>;
};

/**
 * Makes what serves the files of `folder` (build/client), precompressed where the build did that. The folder is listed
 * once, so that a path that isn't in the list can't be requested, however it is spelled.
 * @throws the system's error when the folder can't be read
 */
export function createStaticFiles(folder: string, settings: HeaderSettings): StaticFiles {
  const files = list(folder);
  /** Each file is read once however many ask for it meanwhile. */
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (path) => readFile(path),
    // A file that is pushed out while it is read is answered all the same.
    ignoreFetchAbort: true,
  });
  // Feed readers and mail programs may show the pictures, so cross-origin use is allowed.
  const common = { ...commonHeaders(settings), "Cross-Origin-Resource-Policy": "cross-origin" };

  function find({ method, target, acceptEncoding, ifNoneMatch }: CacheRequest): FoundFile | null {
    const mark = target.indexOf("?");
    const name = mark === -1 ? target : target.slice(0, mark);
    const file = files.get(name);
    if (!file || (method !== "GET" && method !== "HEAD")) return null;
    const encoding = negotiateEncoding(acceptEncoding, (candidate) => file.variants[candidate] !== undefined);
    const variant = file.variants[encoding] ?? file.variants.identity;
    const versioned = mark !== -1 && new URLSearchParams(target.slice(mark)).has("v");
    file.etag ??= etagOf(file.hashed ? name : readFileSync(file.variants.identity.path));
    const lifetime = file.hashed || versioned ? year : day;
    const headers: Record<string, string> = {
      ...common,
      "Cache-Control": name === workerName ? "no-cache" : lifetime,
      ETag: file.etag,
      Vary: "Accept-Encoding",
    };
    if (matchesEtag(ifNoneMatch, file.etag)) return { variant: null, status: 304, headers };
    headers["Content-Type"] = file.type;
    headers["Content-Length"] = String(variant.size);
    if (encoding !== "identity") headers["Content-Encoding"] = encoding;
    return { variant: method === "HEAD" ? null : variant, status: 200, headers };
  }

  return {
    get(cacheRequest) {
      const found = find(cacheRequest);
      if (!found) return null;
      const { status, headers, variant } = found;
      const body = variant && kept.get(variant.path);
      return body === undefined ? null : { status, headers, body };
    },
    async respond(request) {
      const found = find(toCacheRequest(request));
      if (!found) return null;
      const { variant, ...head } = found;
      if (!variant) return new Response(null, head);
      const isLarge = variant.size > maxKeptFileBytes;
      const body = isLarge ? (await openAsBlob(variant.path)).stream() : await kept.forceFetch(variant.path);
      return new Response(body, head);
    },
  };
}
