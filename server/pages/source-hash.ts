import { hash } from "node:crypto";

/** A script or style as a Content-Security-Policy names it: `'sha256-…'`. @param source exactly as the browser reads it */
export const sourceHash = (source: Uint8Array | string): string => `'sha256-${hash("sha256", source, "base64")}'`;
