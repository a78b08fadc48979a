import type { DeviceDrawing } from "#content/diagrams/devices.ts";
import type { PressStep } from "#content/diagrams/press-patterns.ts";
import { DeviceFace } from "./device-face.tsx";
import { PressTimeline, timelineSize } from "./press-pattern-diagram.tsx";

const drawing = { width: 480, faceY: 24, faceWidth: 300, faceHeight: 190, gap: 18 };

/** What is to be seen at one moment of a press pattern. */
type Moment = {
  /** Index of the step that is on; -1 before the first. */
  readonly step: number;
  readonly down: boolean;
  readonly beeping: boolean;
  /** From 0 to 1. */
  readonly held: number;
};

/**
 * A device with what the finger does on it now, and the pattern below as a timeline: the button fills while it is pressed,
 * a ring round it fills with the hold, arcs show a beep. Without steps it is the device alone, its button marked.
 * @param moment null before the start
 */
export function PressNowDiagram({
  device,
  steps,
  moment,
}: {
  readonly device: DeviceDrawing;
  readonly steps: readonly PressStep[];
  readonly moment: Moment | null;
}) {
  const scale = Math.min(drawing.faceWidth / device.widthMm, drawing.faceHeight / device.heightMm);
  const [width, height] = [device.widthMm * scale, device.heightMm * scale];
  const x = (drawing.width - width) / 2;
  const button = {
    x: x + device.button.xMm * scale,
    y: drawing.faceY + device.button.yMm * scale,
    radius: device.button.radiusMm * scale,
  };
  const ring = button.radius + 10;
  const circle = 2 * Math.PI * ring;
  const timeline = steps.length > 0 ? timelineSize(steps) : { width: drawing.width, height: 0 };
  const shrink = Math.min(1, drawing.width / timeline.width);
  const timelineY = drawing.faceY + height + drawing.gap;
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${timelineY + timeline.height * shrink}`}
      role="img"
      aria-label={steps.length > 0 ? `${device.name}, and what to press` : `${device.name}: where its button is`}
      className="block h-auto max-h-[42vh] w-full max-w-xl"
    >
      <DeviceFace device={device} x={x} y={drawing.faceY} scale={scale} highlight="button" />
      {moment?.down ? (
        <circle cx={button.x} cy={button.y} r={button.radius} fill="var(--color-accent)" data-pressed />
      ) : null}
      <circle cx={button.x} cy={button.y} r={ring} fill="none" stroke="var(--color-rule)" strokeWidth="7" />
      {moment && moment.held > 0 ? (
        <circle
          cx={button.x}
          cy={button.y}
          r={ring}
          fill="none"
          stroke="var(--color-accent)"
          strokeWidth="7"
          strokeDasharray={`${(moment.held * circle).toFixed(1)} ${circle.toFixed(1)}`}
          transform={`rotate(-90 ${button.x} ${button.y})`}
        />
      ) : null}
      <path
        d={`M${x + width + 14} ${drawing.faceY + 22}a34 34 0 0 0-26-26M${x + width + 32} ${drawing.faceY + 22}a52 52 0 0 0-44-44`}
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity={moment?.beeping ? 1 : 0}
      />
      {steps.length > 0 ? (
        <g transform={`translate(${(drawing.width - timeline.width * shrink) / 2} ${timelineY}) scale(${shrink})`}>
          {moment && moment.step >= 0 ? (
            <PressTimeline steps={steps} active={moment.step} />
          ) : (
            <PressTimeline steps={steps} />
          )}
        </g>
      ) : null}
    </svg>
  );
}
