import { type DeviceMeasures, describeDevice, partNames, partsOf } from "#content/diagrams/device-text.ts";
import type { DeviceDrawing } from "#content/diagrams/devices.ts";
import { measureText } from "#content/format.ts";
import { calloutsOf } from "./callouts.ts";
import { DeviceFace } from "./device-face.tsx";
import { DiagramFigure, DimensionLine, DrawingLabel } from "./drawing.tsx";

const drawing = { width: 480, height: 312, faceX: 64, faceY: 66, faceWidth: 270, faceHeight: 170 };
const sideCenter = 432;

type DeviceDiagramProps = {
  readonly device: DeviceDrawing;
  readonly title: string;
  /** Left out where only the parts matter. */
  readonly measures?: DeviceMeasures | undefined;
};

/** The front with its parts numbered; with measures, these and the side too. */
export function DeviceDiagram({ device, title, measures }: DeviceDiagramProps) {
  const scale = Math.min(drawing.faceWidth / device.widthMm, drawing.faceHeight / device.heightMm);
  const width = device.widthMm * scale;
  const height = device.heightMm * scale;
  const x = drawing.faceX + (drawing.faceWidth - width) / 2;
  const y = drawing.faceY;
  const bottom = y + height;
  const thickness = measures ? measures.thicknessMm * scale : 0;
  const description = describeDevice(device, measures);
  const side = sideCenter - thickness / 2;
  const below = { at: bottom + 26, bodyAt: bottom };
  return (
    <DiagramFigure
      title={title}
      text={description}
      width={drawing.width}
      height={measures ? drawing.height : bottom + 20}
      caption={
        <>
          <ol className="flex flex-wrap gap-x-5">
            {partsOf(device).map((part, index) => (
              <li key={part}>
                <span className="figure-mono">{index + 1}</span> {partNames[part]}
              </li>
            ))}
          </ol>
          <p>{description}</p>
        </>
      }
    >
      <DeviceFace device={device} x={x} y={y} scale={scale} marksButton />
      {measures && (
        <>
          <DimensionLine {...below} from={x} to={x + width} label={`${measureText(measures.widthMm)} mm`} />
          <DimensionLine
            vertical
            from={y}
            to={bottom}
            at={x - 24}
            bodyAt={x}
            label={`${measureText(measures.heightMm)} mm`}
          />
          <rect
            x={side}
            y={y}
            width={thickness}
            height={height}
            rx={Math.min(thickness / 2, 12)}
            fill="var(--color-paper)"
            stroke="var(--color-ink)"
            strokeWidth="2.5"
          />
          <DimensionLine {...below} from={side} to={side + thickness} label={`${measures.thicknessMm} mm`} />
        </>
      )}
      {calloutsOf(device, { x, y, scale }).map(({ part, number, target, balloon }) => {
        const color = part === "button" ? "var(--color-accent)" : "var(--color-ink)";
        return (
          <g key={part}>
            <path d={`M${target.x} ${target.y}L${balloon.x} ${balloon.y}`} stroke={color} strokeWidth="1.5" />
            <circle cx={target.x} cy={target.y} r="2.5" fill={color} />
            <circle cx={balloon.x} cy={balloon.y} r="14" fill="var(--color-paper)" stroke={color} strokeWidth="2" />
            <DrawingLabel x={balloon.x} y={balloon.y + 6} fill={color} fontWeight="600">
              {number}
            </DrawingLabel>
          </g>
        );
      })}
    </DiagramFigure>
  );
}
