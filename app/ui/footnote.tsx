import type { ReactNode } from "react";

/** A remark on the figure above it, which carries the same asterisk; nothing where there is none. */
export function Footnote({ text }: { text: string | undefined }): ReactNode {
  return text ? <small className="mt-1 block font-sans text-sm text-ink-soft">{`* ${text}`}</small> : null;
}
