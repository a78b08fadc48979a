import { type ReactNode, useContext } from "react";
import { DocumentContext } from "./document-context.ts";

declare const isInlineCode: unique symbol;

/** The text of a script's function, minified. Only `import code from "./file.ts?inline-script"` gives one: nobody writes it. */
export type InlineCode = string & { readonly [isInlineCode]: true };

/** A script's default export: a function of nothing, or of one value that JSON can hold. */
type Run = (data: never) => void;

type InlineScriptProps<Script extends Run> = {
  readonly code: InlineCode;
} & (Parameters<Script> extends [] ? { readonly data?: never } : { readonly data: Parameters<Script>[0] | null });

/** `<` would let a text in the data end the element. */
const json = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/**
 * A script that runs where it stands in the document, before the application's scripts; with the nonce, by which the server
 * knows it for its own. In the browser it is empty: what the document holds has run.
 *
 * A script that takes data is named by its type, `<InlineScript<typeof run> code={code} data={…} />`.
 * @param data what the script is called with. Null leaves the script out; undefined calls it with nothing
 */
export function InlineScript<Script extends Run = () => void>({ code, data }: InlineScriptProps<Script>): ReactNode {
  const nonce = useContext(DocumentContext)?.scriptNonce;
  const html = import.meta.env.SSR && data !== null ? `${code}(${data === undefined ? "" : json(data)})` : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
