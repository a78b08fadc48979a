import { timeText } from "#content/format.ts";
import type { GrowthResponse, GrowthUnit } from "#contract/admin-growth.ts";

const width = 960;
const height = 280;
/** Width of a bar as a fraction of its period's width. */
const barShare = 0.72;
/** About so many dates stand below the chart. */
const dates = 5;

/** The fills of the sources, in their order. */
export const sourceMarks = ["fill-accent", "fill-ink", "fill-border-strong", "fill-success", "fill-danger"] as const;

/** A period by its first day: Nov 16, or Nov 2026 for a month. */
export const periodText = (start: string, unit: GrowthUnit): string =>
  timeText(start, unit === "month" ? "month" : "day");

/** The next round number whose half is round as well. */
export function scaleTop(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 5, 6, 8, 10].map((step) => step * power).find((top) => top >= most && top % 2 === 0) ?? most * 2;
}

type BarChartProps = Pick<GrowthResponse, "periods" | "unit"> & {
  /** Names the drawing, from its highest figure and the period that has it. */
  label: (most: number, when: string) => string;
  /** How a figure stands at the scale. */
  scaleText?: (value: number) => string;
};

/**
 * Figures of periods as bars, split where a period has several. The drawing stretches with the page, so its words stand beside
 * it in HTML; whoever can't see it has a table below with the same figures.
 */
export function BarChart({ periods, unit, label, scaleText = String }: BarChartProps) {
  const most = Math.max(0, ...periods.map(({ total }) => total));
  const top = scaleTop(most);
  const step = width / Math.max(1, periods.length);
  const y = (count: number): number => height - (count / top) * height;
  const peak = periods.find(({ total }) => total === most);
  const dated = Math.ceil(periods.length / dates);
  return (
    <figure className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div
        className="figure-mono flex h-56 flex-col justify-between text-right text-sm text-ink-soft sm:h-72"
        aria-hidden="true"
      >
        <span className="-translate-y-1/2">{scaleText(top)}</span>
        <span>{scaleText(top / 2)}</span>
        <span className="translate-y-1/2">{scaleText(0)}</span>
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label(most, periodText(peak?.start ?? "", unit))}
        className="h-56 w-full overflow-visible sm:h-72"
      >
        {[0, top / 2, top].map((line) => (
          <rect key={line} y={y(line)} width={width} height="1" className="fill-border" />
        ))}
        {periods.map(({ start, counts }, index) => {
          let below = 0;
          return counts.map((count, source) => {
            const from = below;
            below += count;
            if (count === 0) return null;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a source's place is its identity
                key={`${start} ${source}`}
                x={index * step + (step * (1 - barShare)) / 2}
                width={step * barShare}
                y={y(below)}
                height={y(from) - y(below)}
                className={sourceMarks[source % sourceMarks.length]}
              />
            );
          });
        })}
      </svg>
      <figcaption className="col-start-2 mt-2 flex text-sm text-ink-soft" aria-hidden="true">
        {periods.map(({ start }, index) => (
          <span key={start} className="flex w-0 flex-1 justify-center whitespace-nowrap">
            {index % dated === Math.floor(dated / 2) ? periodText(start, unit) : null}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
