import type { Handler } from "hono";
import { certificateFile } from "#contract/certificates.ts";
import type { AppContext } from "#server/app-context.ts";
import { findCertificate } from "#server/db/queries/certificates.ts";
import { commonHeaders } from "#server/middleware/api-headers.ts";
import { matchesEtag } from "#server/pages/encodings.ts";

/**
 * Makes the handler of `GET /certificates/uploaded/:file`: a certificate that was uploaded. Its address names its content,
 * so it never changes. Few people ask for one, so it comes from the database each time.
 */
export function certificateFileCall({ config, database: { db } }: AppContext): Handler {
  const common = {
    ...commonHeaders(config),
    // A PDF may hold script and links: a viewer that takes it for a page runs none of it.
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "Cache-Control": "public, max-age=31536000, immutable",
  };
  return async (c) => {
    const { file = "" } = c.req.param();
    if (!certificateFile.safeParse(file).success) return c.notFound();
    const etag = `"${file}"`;
    if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, { ...common, ETag: etag });
    const data = await findCertificate(db, file);
    if (data === undefined) return c.notFound();
    const bytes = Uint8Array.from(Buffer.from(data, "base64"));
    return c.body(bytes, 200, {
      ...common,
      ETag: etag,
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${file}"`,
      "Content-Length": String(bytes.length),
    });
  };
}
