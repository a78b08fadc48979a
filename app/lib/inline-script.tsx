import { useContext } from "react";
import { DocumentContext } from "./document-context.ts";

/**
 * An inline script of ours, in the document only: the security policy lets no other run, also none in static HTML.
 * @param code a constant of ours, or made by our own serializer; whatever it is in the browser, the document's stays
 */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(DocumentContext)?.scriptNonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
