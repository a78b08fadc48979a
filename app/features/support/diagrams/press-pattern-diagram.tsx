import type { PressPattern, PressStep } from "#content/diagrams/press-patterns.ts";
import { DiagramFigure, DimensionLine, DrawingLabel } from "./drawing.tsx";

/** Bars compare at a glance: 10 s is twice as long as 5 s. */
export const unitsPerSecond = 18;

const margin = 38;
const pitch = { press: 46, beep: 31 };
const gap = 68;
const minWidth = 180;
const timesLabels = ["", "once", "twice"];

const spread = (start: number, count: number, distance: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => start + index * distance);

/** @returns `xs` in drawing units from the left: each press and beep, both ends of a hold */
function markOf(step: PressStep, x: number) {
  const { kind } = step;
  switch (kind) {
    case "press":
      return { kind, xs: spread(x, step.count, pitch.press), label: timesLabels[step.count] ?? `${step.count} times` };
    case "hold":
      return { kind, xs: [x, x + step.seconds * unitsPerSecond], label: `${step.seconds} s` };
    case "release":
      return { kind, xs: [x], label: "let go" };
    case "beep":
      return {
        kind,
        xs: spread(x, step.count, pitch.beep),
        label: step.count === 1 ? "1 beep" : `${step.count} beeps`,
      };
  }
}

type Timeline = ReturnType<typeof layOut>;

export type TimelineMark = ReturnType<typeof markOf>;

/** From left to right. A hold that follows a press grows out of it. */
export function layOut(steps: readonly PressStep[]) {
  const marks: TimelineMark[] = [];
  let x = margin;
  steps.forEach((step, index) => {
    const joined = step.kind === "hold" && steps[index - 1]?.kind === "press";
    const mark = markOf(step, index === 0 || joined ? x : x + gap);
    marks.push(mark);
    x = mark.xs.at(-1) ?? x;
  });
  // Labels stand below the dimension line of a hold; without one they move up to the signs.
  const labelY = steps.some(({ kind }) => kind === "hold") ? 100 : 84;
  return { width: Math.max(minWidth, x + margin), height: labelY + 16, labelY, marks };
}

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
