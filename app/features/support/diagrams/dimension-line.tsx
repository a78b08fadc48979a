/** In drawing units. */
type DimensionLineProps = {
  readonly from: number;
  readonly to: number;
  /** Its y when horizontal, its x when vertical. */
  readonly at: number;
  /** Where the measured body ends; extension lines run from there. */
  readonly bodyAt: number;
  readonly label?: string;
  readonly direction?: "horizontal" | "vertical";
};

/** Below this span the arrows stand outside, as on an engineering drawing. */
const narrowSpan = 30;
const headLength = 10;
const headHalf = 3.5;

function headPath(tip: number, toward: 1 | -1, at: number): string {
  const back = tip - toward * headLength;
  return `M${tip} ${at}L${back} ${at - headHalf}V${at + headHalf}z`;
}

/** Vertical ones are the same, turned. */
export function DimensionLine({ from, to, at, bodyAt, label, direction = "horizontal" }: DimensionLineProps) {
  const narrow = to - from < narrowSpan;
  const away = at > bodyAt ? 1 : -1;
  const line = narrow ? `M${from - 24} ${at}H${from}M${to} ${at}H${to + 24}` : `M${from} ${at}H${to}`;
  const heads = narrow ? headPath(from, 1, at) + headPath(to, -1, at) : headPath(from, -1, at) + headPath(to, 1, at);
  const extensions = [from, to].map((end) => `M${end} ${bodyAt + away * 5}V${at + away * 7}`).join("");
  return (
    /* The transposing matrix swaps x and y; the label is turned back upright. */
    <g transform={direction === "vertical" ? "matrix(0 1 1 0 0 0)" : undefined}>
      <path d={extensions} fill="none" stroke="var(--color-ink)" strokeOpacity=".45" />
      <path d={line} fill="none" stroke="var(--color-ink)" strokeOpacity=".8" />
      <path d={heads} fill="var(--color-ink)" />
      {label ? (
        <text
          transform={
            direction === "vertical"
              ? `matrix(0 1 1 0 0 0) translate(${at + away * 12} ${(from + to) / 2}) rotate(-90)`
              : `translate(${(from + to) / 2} ${at + (away > 0 ? 24 : -12)})`
          }
          fill="var(--color-ink)"
          className="font-mono"
          fontSize="18"
          textAnchor="middle"
        >
          {label}
        </text>
      ) : null}
    </g>
  );
}
