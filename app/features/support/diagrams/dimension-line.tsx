import { DrawingLabel } from "./drawing.tsx";

/** In drawing units. */
type DimensionLineProps = {
  readonly from: number;
  readonly to: number;
  /** Its y when horizontal, its x when vertical. */
  readonly at: number;
  /** Where the measured body ends; extension lines run from there. */
  readonly bodyAt: number;
  readonly label?: string;
  /** Drawn as a horizontal one, turned. */
  readonly vertical?: boolean;
};

/** Below this span the arrows stand outside, as on an engineering drawing. */
const narrowSpan = 30;
const headLength = 10;
const headHalf = 3.5;

function headPath(tip: number, toward: 1 | -1, at: number): string {
  const back = tip - toward * headLength;
  return `M${tip} ${at}L${back} ${at - headHalf}V${at + headHalf}z`;
}

export function DimensionLine({ from, to, at, bodyAt, label, vertical = false }: DimensionLineProps) {
  const narrow = to - from < narrowSpan;
  const away = at > bodyAt ? 1 : -1;
  const line = narrow ? `M${from - 24} ${at}H${from}M${to} ${at}H${to + 24}` : `M${from} ${at}H${to}`;
  const heads = narrow ? headPath(from, 1, at) + headPath(to, -1, at) : headPath(from, -1, at) + headPath(to, 1, at);
  const extensions = [from, to].map((end) => `M${end} ${bodyAt + away * 5}V${at + away * 7}`).join("");
  const middle = (from + to) / 2;
  // Swaps x and y. A label is turned back upright.
  const transpose = "matrix(0 1 1 0 0 0)";
  const place = vertical
    ? `${transpose} translate(${at + away * 12} ${middle}) rotate(-90)`
    : `translate(${middle} ${at + (away > 0 ? 24 : -12)})`;
  return (
    <g transform={vertical ? transpose : undefined}>
      <path d={extensions} fill="none" stroke="var(--color-ink)" strokeOpacity=".45" />
      <path d={line} fill="none" stroke="var(--color-ink)" strokeOpacity=".8" />
      <path d={heads} fill="var(--color-ink)" />
      {label ? <DrawingLabel transform={place}>{label}</DrawingLabel> : null}
    </g>
  );
}
