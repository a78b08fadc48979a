import { useContext } from "react";
import { DocumentContext } from "./document-context.ts";

/** In the document only, with the nonce. @param code never a visitor's text */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(DocumentContext)?.scriptNonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
