import type { PressPattern } from "#content/diagrams/press-patterns.ts";
import type { PressStep } from "#content/diagrams/press-step.ts";
import { DiagramFigure } from "./diagram-figure.tsx";
import { DimensionLine } from "./dimension-line.tsx";
import { DrawingLabel } from "./drawing.tsx";
import { layOut, type TimelineMark } from "./press-timeline.ts";

const axis = 46;
const radius = 13;
/** Labels stand below the dimension line of a hold; without one they move up to the signs. */
const labelYs = { withHold: 100, withoutHold: 84 };

function Sign({ mark: { kind, xs, label }, labelY }: { readonly mark: TimelineMark; readonly labelY: number }) {
  const [x = 0, to = x] = xs;
  switch (kind) {
    case "press":
      return xs.map((x) => <circle key={x} cx={x} cy={axis} r={radius} fill="var(--color-ink)" />);
    case "hold":
      return (
        <>
          <rect
            x={x - radius}
            y={axis - radius}
            width={to - x + radius}
            height={2 * radius}
            rx={radius}
            fill="var(--color-ink)"
          />
          <circle cx={x} cy={axis} r={radius - 4.5} fill="none" stroke="var(--color-paper)" strokeWidth="2" />
          <DimensionLine from={x} to={to} at={labelY - 24} bodyAt={axis + radius} label={label} />
        </>
      );
    case "release":
      return (
        <g stroke="var(--color-ink)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
          <circle cx={x} cy={axis} r={radius - 1.25} fill="var(--color-paper)" />
          <path d={`M${x} ${axis}V14m-7 8l7-9 7 9`} fill="none" />
        </g>
      );
    case "beep":
      return xs.map((x) => (
        <g key={x} fill="none" stroke="var(--color-accent)" strokeWidth="2.5" strokeLinecap="round">
          <circle cx={x - 7} cy={axis} r="4" fill="var(--color-accent)" stroke="none" />
          <path d={`M${x} ${axis - 9}a12 12 0 0 1 0 18M${x + 6} ${axis - 15}a20 20 0 0 1 0 30`} />
        </g>
      ));
  }
}

function heightsOf(marks: readonly TimelineMark[]): { readonly labelY: number; readonly height: number } {
  const labelY = marks.some(({ kind }) => kind === "hold") ? labelYs.withHold : labelYs.withoutHold;
  return { labelY, height: labelY + 16 };
}

export function timelineSize(steps: readonly PressStep[]): { readonly width: number; readonly height: number } {
  const { width, marks } = layOut(steps);
  return { width, height: heightsOf(marks).height };
}

/** For an SVG of `timelineSize`. @param active index of the current step, the others fade; all alike at -1 */
export function PressTimeline({
  steps,
  active = -1,
}: {
  readonly steps: readonly PressStep[];
  readonly active?: number | undefined;
}) {
  const { width, marks } = layOut(steps);
  const { labelY } = heightsOf(marks);
  return (
    <>
      <path d={`M8 ${axis}H${width - 8}`} stroke="var(--color-ink)" strokeOpacity=".45" />
      <path d={`M8 ${axis - 8}v16M${width - 8} ${axis - 8}v16`} stroke="var(--color-ink)" strokeOpacity=".45" />
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a pattern's steps never changes
        <g key={`${mark.kind}${index}`} opacity={active < 0 || active === index ? undefined : 0.35}>
          <Sign mark={mark} labelY={labelY} />
          {mark.kind === "hold" ? null : (
            <DrawingLabel x={((mark.xs[0] ?? 0) + (mark.xs.at(-1) ?? 0)) / 2} y={labelY}>
              {mark.label}
            </DrawingLabel>
          )}
        </g>
      ))}
    </>
  );
}

/** Dots are presses, bars are holds with their seconds, arcs are beeps. */
export function PressPatternDiagram({ pattern }: { readonly pattern: PressPattern }) {
  const { width, height } = timelineSize(pattern.steps);
  return (
    <DiagramFigure title={pattern.title} text={pattern.text} width={width} height={height}>
      <PressTimeline steps={pattern.steps} />
    </DiagramFigure>
  );
}
