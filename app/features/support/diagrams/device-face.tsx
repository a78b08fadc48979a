import type { DeviceDrawing, Spot } from "#content/diagrams/devices.ts";

/** In drawing units, and how many of them are a millimeter. */
export type Placement = { readonly x: number; readonly y: number; readonly scale: number };

/** Of a face of woven carbon. */
function weavePath(width: number, height: number, inset: number, step: number): string {
  const right = width - inset;
  const bottom = height - inset;
  let path = "";
  for (let sum = 2 * inset + step; sum < right + bottom; sum += step) {
    const x1 = Math.max(inset, sum - bottom);
    const x2 = Math.min(right, sum - inset);
    path += `M${x1.toFixed(1)} ${(sum - x1).toFixed(1)}L${x2.toFixed(1)} ${(sum - x2).toFixed(1)}`;
  }
  return path;
}

type DeviceFaceProps = Placement & { readonly device: DeviceDrawing; readonly marksButton?: boolean };

/** The front. @param marksButton whether the button stands out */
export function DeviceFace({ device, x, y, scale, marksButton = false }: DeviceFaceProps) {
  const { button, light, speaker, hole } = device;
  const width = device.widthMm * scale;
  const height = device.heightMm * scale;
  const corner = device.cornerMm * scale;
  const center = ({ xMm, yMm }: Spot) => ({ cx: xMm * scale, cy: yMm * scale });
  const buttonCircle = { ...center(button), r: button.radiusMm * scale };
  const inset = scale * 0.9;
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--color-ink)" fill="var(--color-paper)" strokeWidth="2">
      <rect width={width} height={height} rx={corner} strokeWidth="2.5" />
      {device.finish === "weave" && (
        <g fill="none" strokeWidth="1">
          <path d={weavePath(width, height, inset + 2, 7)} strokeOpacity=".22" />
          <rect
            x={inset}
            y={inset}
            width={width - 2 * inset}
            height={height - 2 * inset}
            rx={corner - inset}
            strokeOpacity=".6"
          />
        </g>
      )}
      {hole && <circle {...center(hole)} r={hole.radiusMm * scale} fill="var(--color-wash)" />}
      {light && <circle {...center(light)} r={Math.max(3, scale * 0.9)} />}
      {speaker && (
        <path
          d={speaker
            .map((slot) => {
              const length = slot.lengthMm * scale;
              return `M${slot.xMm * scale} ${slot.yMm * scale - length / 2}v${length}`;
            })
            .join("")}
          fill="none"
          strokeWidth={Math.max(1.5, scale * 0.75)}
          strokeLinecap="round"
        />
      )}
      <circle {...buttonCircle} stroke={marksButton ? "var(--color-accent)" : undefined} strokeWidth="2.5" />
      {marksButton && (
        <g fill="var(--color-accent)" stroke="none">
          <circle {...buttonCircle} fillOpacity=".14" />
          <circle {...center(button)} r="5" />
        </g>
      )}
    </g>
  );
}
