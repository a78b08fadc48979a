import type { PressMoment } from "#app/features/support/coach/press-timing.ts";
import type { DeviceDrawing } from "#content/diagrams/devices.ts";
import type { PressStep } from "#content/diagrams/press-steps.ts";
import { DeviceFace } from "./device-face.tsx";
import { Drawing, drawingWidth } from "./drawing.tsx";
import { PressTimeline } from "./press-pattern-diagram.tsx";
import { layOut } from "./press-timeline.ts";

const face = { y: 24, width: 300, height: 190 };
const gap = 18;

type DeviceButtonDiagramProps = {
  readonly device: DeviceDrawing;
  readonly steps?: readonly PressStep[];
  readonly moment?: Omit<PressMoment, "say"> | null;
};

/**
 * The device as large as it fits, its button marked and ringed. With steps, what the finger does now and the pattern
 * below as a timeline.
 * @param moment null before the start
 */
export function DeviceButtonDiagram({ device, steps = [], moment = null }: DeviceButtonDiagramProps) {
  const scale = Math.min(face.width / device.widthMm, face.height / device.heightMm);
  const left = (drawingWidth - device.widthMm * scale) / 2;
  const right = drawingWidth - left;
  const top = face.y + 22;
  const below = face.y + device.heightMm * scale + gap;
  const button = { cx: left + device.button.xMm * scale, cy: face.y + device.button.yMm * scale };
  const radius = device.button.radiusMm * scale;
  const ring = { ...button, r: radius + 10, fill: "none", strokeWidth: 7 };
  const circle = 2 * Math.PI * ring.r;
  const timeline = steps.length > 0 ? layOut(steps) : null;
  const shrink = timeline ? Math.min(1, drawingWidth / timeline.width) : 1;
  return (
    <Drawing
      label={timeline ? `${device.name}, and what to press` : `${device.name}: where its button is`}
      height={below + (timeline?.height ?? 0) * shrink}
      className="max-h-[42vh] max-w-xl"
    >
      <DeviceFace device={device} x={left} y={face.y} scale={scale} marksButton />
      <circle {...ring} stroke="var(--color-border)" />
      {moment?.down ? <circle {...button} r={radius} fill="var(--color-accent)" data-pressed /> : null}
      {moment && moment.held > 0 ? (
        <circle
          {...ring}
          stroke="var(--color-accent)"
          strokeDasharray={`${(moment.held * circle).toFixed(1)} ${circle.toFixed(1)}`}
          transform={`rotate(-90 ${button.cx} ${button.cy})`}
        />
      ) : null}
      {moment?.beeping ? (
        <path
          d={`M${right + 14} ${top}a34 34 0 0 0-26-26M${right + 32} ${top}a52 52 0 0 0-44-44`}
          fill="none"
          stroke="var(--color-accent)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      ) : null}
      {timeline ? (
        <g transform={`translate(${(drawingWidth - timeline.width * shrink) / 2} ${below}) scale(${shrink})`}>
          <PressTimeline timeline={timeline} active={moment?.step} />
        </g>
      ) : null}
    </Drawing>
  );
}
