import { Footnote } from "./footnote.tsx";

type SpecListProps = { rows: readonly { label: string; value: string; footnote?: string | undefined }[] };

/** A list of figures, each on a line with its label; one with a footnote carries an asterisk. */
export function SpecList({ rows }: SpecListProps) {
  return (
    <dl>
      {rows.map((row) => (
        <div
          key={row.label}
          className="grid gap-x-6 border-b border-border py-2.5 sm:grid-cols-[minmax(10rem,2fr)_3fr]"
        >
          <dt className="text-ink-soft">{row.label}</dt>
          <dd className="figure-mono text-[0.975rem]">
            <span>{row.footnote ? `${row.value}*` : row.value}</span>
            <Footnote text={row.footnote} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
