import { createHash } from "node:crypto";
import type { Answer, Asked } from "./answer.ts";
import { choose, type Encoded, type Encoding, encode, matchesEtag } from "./encodings.ts";

/** A rendered page before it is kept. */
export type Rendered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
};

type Variant = { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array<ArrayBuffer> };

/** A page that is kept: its bytes in each encoding with the headers that go with them. */
export type KeptPage = {
  readonly status: number;
  readonly etag: string;
  readonly renderedAt: number;
  readonly generation: number;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
};

function variantsOf(headers: Readonly<Record<string, string>>, encoded: Encoded): KeptPage["variants"] {
  const one = (encoding: Encoding, body: Uint8Array<ArrayBuffer>): Variant => ({
    body,
    headers: {
      ...headers,
      "Content-Length": String(body.byteLength),
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    },
  });
  return {
    identity: one("identity", encoded.identity),
    ...(encoded.br ? { br: one("br", encoded.br) } : {}),
    ...(encoded.gzip ? { gzip: one("gzip", encoded.gzip) } : {}),
  };
}

/** Makes a page ready to be sent, quickly compressed; `improve` later replaces that by the best compression. */
export async function keep(
  rendered: Rendered,
  generation: number,
): Promise<{ page: KeptPage; improve: () => Promise<void> }> {
  const { status, headers, body } = rendered;
  const policy = headers["Content-Security-Policy"] ?? "";
  const etag = `W/"${createHash("sha256").update(body).update(policy).digest("base64url").slice(0, 27)}"`;
  const all = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const variants = variantsOf(all, await encode(body, "quick"));
  const page: KeptPage = { status, etag, renderedAt: Date.now(), generation, variants };
  const improve = async (): Promise<void> => {
    page.variants = variantsOf(all, await encode(body, "best"));
  };
  return { page, improve };
}

/** A kept page as the answer to a request: its bytes in the best encoding, or 304. */
export function answerWith(page: KeptPage, { method, acceptEncoding, ifNoneMatch }: Asked): Answer {
  const { variants } = page;
  const encoding = choose(acceptEncoding, (one) => variants[one] !== undefined);
  const { headers, body } = variants[encoding] ?? variants.identity;
  if (page.status === 200 && matchesEtag(ifNoneMatch, page.etag)) {
    const { "Content-Length": _length, "Content-Encoding": _encoding, "Content-Type": _type, ...rest } = headers;
    return { status: 304, headers: rest, body: null };
  }
  return { status: page.status, headers, body: method === "HEAD" ? null : body };
}

/** Pages by address; the ones not asked for longest go first. */
export class PageCache {
  readonly #most: number;
  readonly #pages = new Map<string, KeptPage>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: KeptPage): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > this.#most && oldest !== undefined) this.#pages.delete(oldest);
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  get size(): number {
    return this.#pages.size;
  }
}
