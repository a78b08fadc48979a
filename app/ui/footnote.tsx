/** On the figure above it, which carries the same asterisk. */
export function Footnote({ text }: { text: string | undefined }) {
  return text ? <small className="mt-1 block font-sans text-sm text-ink-soft">{`* ${text}`}</small> : null;
}
