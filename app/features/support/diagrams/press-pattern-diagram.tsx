import type { PressPattern } from "#content/diagrams/press-patterns.ts";
import { DiagramFigure, DimensionLine, DrawingLabel } from "./drawing.tsx";
import { layOut, type Timeline, type TimelineMark } from "./press-timeline.ts";

const axis = 46;
const radius = 13;

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

type PressTimelineProps = { readonly timeline: Timeline; readonly active?: number | undefined };

/** For an SVG of the timeline's size. @param active index of the current step, the others fade; all alike at -1 */
export function PressTimeline({ timeline: { width, labelY, marks }, active = -1 }: PressTimelineProps) {
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
export function PressPatternDiagram({ pattern: { title, text, steps } }: { readonly pattern: PressPattern }) {
  const timeline = layOut(steps);
  return (
    <DiagramFigure title={title} text={text} width={timeline.width} height={timeline.height}>
      <PressTimeline timeline={timeline} />
    </DiagramFigure>
  );
}
