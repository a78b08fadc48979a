import { useContext } from "react";
import { DocumentContext } from "./document-context.ts";

/**
 * The code that calls what an inline script exports by default.
 * @param script the text of a module, imported with `?inline-script`
 * @param value what the function gets; it must fit into JSON
 */
export const callInlineScript = (script: string, value: unknown): string =>
  `{${script}inlineScript(${JSON.stringify(value).replaceAll("<", "\\u003c")})}`;

/** In the document only, with the nonce. @param code never a visitor's text */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(DocumentContext)?.scriptNonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
