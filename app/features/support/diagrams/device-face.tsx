import type { DeviceDrawing, DevicePart } from "#content/diagrams/devices.ts";

type DeviceFaceProps = {
  readonly device: DeviceDrawing;
  readonly x: number;
  readonly y: number;
  /** Drawing units a millimeter. */
  readonly scale: number;
  readonly highlight?: DevicePart | undefined;
};

/** The weave of a carbon face. */
function weavePath(width: number, height: number, inset: number, step: number): string {
  const [right, bottom] = [width - inset, height - inset];
  let path = "";
  for (let sum = 2 * inset + step; sum < right + bottom; sum += step) {
    const [x1, x2] = [Math.max(inset, sum - bottom), Math.min(right, sum - inset)];
    path += `M${x1.toFixed(1)} ${(sum - x1).toFixed(1)}L${x2.toFixed(1)} ${(sum - x2).toFixed(1)}`;
  }
  return path;
}

export function DeviceFace({ device, x, y, scale, highlight }: DeviceFaceProps) {
  const { button, light, speaker, hole } = device;
  const [width, height] = [device.widthMm * scale, device.heightMm * scale];
  const strokeOf = (part: DevicePart) => (part === highlight ? "var(--color-accent)" : "var(--color-ink)");
  const inset = scale * 0.9;
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--color-ink)" fill="none">
      <rect
        width={width}
        height={height}
        rx={device.cornerMm * scale}
        fill="var(--color-paper)"
        stroke="var(--color-ink)"
        strokeWidth="2.5"
      />
      {device.finish === "weave" && (
        <>
          <path d={weavePath(width, height, inset + 2, 7)} strokeOpacity=".22" />
          <rect
            x={inset}
            y={inset}
            width={width - 2 * inset}
            height={height - 2 * inset}
            rx={(device.cornerMm - 0.9) * scale}
            strokeOpacity=".6"
          />
        </>
      )}
      {hole && (
        <circle
          cx={hole.xMm * scale}
          cy={hole.yMm * scale}
          r={hole.radiusMm * scale}
          fill="var(--color-wash)"
          stroke={strokeOf("hole")}
          strokeWidth="2"
        />
      )}
      {light && (
        <circle
          cx={light.xMm * scale}
          cy={light.yMm * scale}
          r={Math.max(3, scale * 0.9)}
          fill="var(--color-paper)"
          stroke={strokeOf("light")}
          strokeWidth="2"
        />
      )}
      {speaker && (
        <path
          d={speaker
            .map((slot) => {
              const length = slot.lengthMm * scale;
              return `M${slot.xMm * scale} ${slot.yMm * scale - length / 2}v${length}`;
            })
            .join("")}
          stroke={strokeOf("speaker")}
          strokeWidth={Math.max(1.5, scale * 0.75)}
          strokeLinecap="round"
        />
      )}
      <circle
        cx={button.xMm * scale}
        cy={button.yMm * scale}
        r={button.radiusMm * scale}
        fill="var(--color-paper)"
        stroke={strokeOf("button")}
        strokeWidth="2.5"
      />
      {highlight === "button" && (
        <>
          <circle
            cx={button.xMm * scale}
            cy={button.yMm * scale}
            r={button.radiusMm * scale}
            fill="var(--color-accent)"
            fillOpacity=".14"
            stroke="none"
          />
          <circle cx={button.xMm * scale} cy={button.yMm * scale} r="5" fill="var(--color-accent)" stroke="none" />
        </>
      )}
    </g>
  );
}
