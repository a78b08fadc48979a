import Check from "lucide-react/icons/check";

/** A cell of a comparison: its text, with a mark and a word where it comes off best. */
export function CompareCell({ text, ahead }: { text: string; ahead: boolean }) {
  if (!ahead) return text;
  return (
    <span className="flex gap-2 font-medium">
      <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-text" />
      <span>
        {text}
        <span className="sr-only"> (ahead)</span>
      </span>
    </span>
  );
}
