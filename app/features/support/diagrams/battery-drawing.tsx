import { Drawing, DrawingLabel, type DrawingOf } from "./drawing.tsx";

const left = 8;
const right = 472;
const longest = 252;
const row = { pitch: 66, bar: 30, height: 18 };

/** A bar for each network. */
export function BatteryDrawing({ lives, afterwards, alt }: DrawingOf<"battery">) {
  const scale = longest / Math.max(...lives.map(({ length }) => length));
  return (
    <Drawing label={alt} height={lives.length * row.pitch - 14}>
      {lives.map(({ label, length }, index) => {
        const y = index * row.pitch;
        const middle = y + row.bar + row.height / 2;
        const end = left + length * scale;
        const bar = { y: y + row.bar, height: row.height, rx: row.height / 2 };
        return (
          <g key={label}>
            <DrawingLabel x={left} y={y + 18} textAnchor="start">
              {label}
            </DrawingLabel>
            <rect {...bar} x={left} width={end - left} fill="var(--color-accent)" />
            <rect
              {...bar}
              x={end + 24}
              width={right - end - 24}
              fill="none"
              stroke="var(--color-ink)"
              strokeOpacity=".6"
              strokeDasharray="5 5"
            />
            <circle cx={end + 12} cy={middle} r="6" fill="none" stroke="var(--color-ink)" strokeWidth="2.5" />
            <DrawingLabel x={right} y={y + 18} textAnchor="end">
              {afterwards}
            </DrawingLabel>
          </g>
        );
      })}
    </Drawing>
  );
}
