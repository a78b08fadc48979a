import type { PressMoment } from "#app/features/support/coach/press-timing.ts";
import type { DeviceDrawing } from "#content/diagrams/devices.ts";
import type { PressStep } from "#content/diagrams/press-step.ts";
import { ButtonDrawing, buttonDrawing, placeDevice } from "./device-button-diagram.tsx";
import { PressTimeline, timelineSize } from "./press-pattern-diagram.tsx";

/** What the finger does now, and the pattern below as a timeline. @param moment null before the start */
export function PressNowDiagram({
  device,
  steps,
  moment,
}: {
  readonly device: DeviceDrawing;
  readonly steps: readonly PressStep[];
  readonly moment: Omit<PressMoment, "say"> | null;
}) {
  const place = placeDevice(device);
  const { button, ring } = place;
  const circle = 2 * Math.PI * ring;
  const timeline = timelineSize(steps);
  const shrink = Math.min(1, buttonDrawing.width / timeline.width);
  const [right, top] = [place.x + place.width, buttonDrawing.faceY + 22];
  return (
    <ButtonDrawing
      device={device}
      place={place}
      height={place.below + timeline.height * shrink}
      label={`${device.name}, and what to press`}
    >
      {moment?.down ? (
        <circle cx={button.x} cy={button.y} r={button.radius} fill="var(--color-accent)" data-pressed />
      ) : null}
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
        d={`M${right + 14} ${top}a34 34 0 0 0-26-26M${right + 32} ${top}a52 52 0 0 0-44-44`}
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity={moment?.beeping ? 1 : 0}
      />
      <g
        transform={`translate(${(buttonDrawing.width - timeline.width * shrink) / 2} ${place.below}) scale(${shrink})`}
      >
        <PressTimeline steps={steps} active={moment?.step} />
      </g>
    </ButtonDrawing>
  );
}
