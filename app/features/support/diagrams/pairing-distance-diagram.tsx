import { facts } from "#content/catalog/facts.ts";
import { devices } from "#content/diagrams/devices.ts";
import { pressPatternOf } from "#content/diagrams/press-patterns.ts";
import { DeviceFace } from "./device-face.tsx";
import { DiagramFigure, DimensionLine } from "./drawing.tsx";

const device = devices["incard-finder"];
const drawing = { width: 480, height: 256 };
const phone = { x: 44, y: 24, width: 84, height: 168 };
const trackerX = 318;
const trackerBox = { width: 126, height: 112 };
const axis = phone.y + phone.height / 2;

function arcPath(radius: number): string {
  const half = radius * 0.62;
  const x = trackerX - Math.sqrt(radius ** 2 - half ** 2);
  return `M${x.toFixed(1)} ${axis - half}A${radius} ${radius} 0 0 0 ${x.toFixed(1)} ${axis + half}`;
}

/** The distance is in facts.pairing. */
export function PairingDistanceDiagram() {
  const scale = Math.min(trackerBox.width / device.widthMm, trackerBox.height / device.heightMm);
  const height = device.heightMm * scale;
  const bottom = phone.y + phone.height;
  const phoneRight = phone.x + phone.width;
  return (
    <DiagramFigure
      title={`Pairing distance of ${device.name}`}
      text={pressPatternOf("pairing").text}
      width={drawing.width}
      height={drawing.height}
    >
      <path
        d={`M${phoneRight + 10} ${axis}H${trackerX - 8}`}
        stroke="var(--color-ink)"
        strokeOpacity=".4"
        strokeDasharray="14 4 2 4"
      />
      <g fill="none" stroke="var(--color-accent)" strokeWidth="2.5" strokeLinecap="round">
        <path d={arcPath(40)} />
        <path d={arcPath(68)} strokeOpacity=".7" />
        <path d={arcPath(96)} strokeOpacity=".45" />
      </g>
      <g fill="var(--color-paper)" stroke="var(--color-ink)">
        <rect {...phone} rx="16" strokeWidth="2.5" />
        <rect
          x={phone.x + 12}
          y={axis + 2}
          width={phone.width - 24}
          height="58"
          rx="8"
          fill="var(--color-wash)"
          strokeOpacity=".4"
        />
        <path d={`M${phone.x + 34} ${phone.y + 13}h16`} strokeWidth="6" strokeLinecap="round" />
        <path d={`M${phone.x + 24} ${axis + 20}h36`} strokeWidth="2.5" strokeLinecap="round" />
        <rect
          x={phone.x + 22}
          y={axis + 34}
          width={phone.width - 44}
          height="15"
          rx="7.5"
          fill="var(--color-accent)"
          stroke="none"
        />
      </g>
      <DeviceFace device={device} x={trackerX} y={axis - height / 2} scale={scale} marksButton />
      <path d={`M${trackerX} ${axis + height / 2 + 5}V${bottom + 5}`} stroke="var(--color-ink)" strokeOpacity=".45" />
      <DimensionLine
        from={phoneRight}
        to={trackerX}
        at={bottom + 24}
        bodyAt={bottom}
        label={`≤ ${facts.pairing.distanceCm} cm`}
      />
    </DiagramFigure>
  );
}
