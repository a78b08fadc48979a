import { useContext } from "react";
import { DocumentContext } from "./document-context.ts";

/**
 * A script of ours inside the document, with the nonce without which the security policy lets none run. It runs as the
 * browser reads the document; React leaves it as the server sent it.
 * @param code JavaScript: a constant, or made by a serializer of ours; never a visitor's text
 */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(DocumentContext)?.scriptNonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
