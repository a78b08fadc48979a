import { devices } from "#content/diagrams/devices.ts";
import { scale as real } from "#content/diagrams/scale.ts";
import { DeviceFace } from "./device-face.tsx";
import { DimensionLine, Drawing, DrawingLabel, type DrawingOf } from "./drawing.tsx";

/** From the edge, to scale. */
export function BesideCardsDrawing({ device, cards, thicknessMm, alt }: DrawingOf<"beside-cards">) {
  const { name } = devices[device];
  const scale = 36;
  const ground = 92;
  const top = ground - thicknessMm * scale;
  const card = real.bankCardThicknessMm * scale;
  const left = 92;
  const middle = 284;
  const right = 456;
  const body = { x: left, y: top, width: middle - left - 24, height: thicknessMm * scale, rx: 6 };
  return (
    <Drawing label={alt} height={128}>
      <path d={`M${left} ${top}H${right}`} stroke="var(--color-ink)" strokeOpacity=".45" strokeDasharray="14 4 2 4" />
      <path d={`M${left - 16} ${ground}H${right + 16}`} stroke="var(--color-ink)" strokeOpacity=".45" />
      <g fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth="2.5">
        <rect {...body} />
        <rect x={middle} y={ground - 2 * card} width={right - middle} height={card} rx="4" />
        <rect x={middle} y={ground - card} width={right - middle} height={card} rx="4" />
      </g>
      <rect {...body} fill="var(--color-accent)" fillOpacity=".16" />
      <DimensionLine vertical from={top} to={ground} at={62} bodyAt={left} label={`${thicknessMm} mm`} />
      <DrawingLabel x={(left + middle - 24) / 2} y={ground + 30}>
        {name}
      </DrawingLabel>
      <DrawingLabel x={(middle + right) / 2} y={ground + 30}>
        {cards}
      </DrawingLabel>
    </Drawing>
  );
}

/** To scale. */
export function BesideCoinDrawing({ device: id, coin, alt }: DrawingOf<"beside-coin">) {
  const device = devices[id];
  const { widthMm, heightMm, thicknessMm = 0, cornerMm } = device;
  const scale = 3.2;
  const ground = 124;
  const width = widthMm * scale;
  const thickness = thicknessMm * scale;
  const radius = (real.halfDollarDiameterMm * scale) / 2;
  const left = 52;
  const coinX = 254;
  const side = 388;
  return (
    <Drawing label={alt} height={178}>
      <DeviceFace device={device} x={left} y={ground - heightMm * scale} scale={scale} />
      <g fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth="2.5">
        <circle cx={coinX} cy={ground - radius} r={radius} />
        <circle cx={coinX} cy={ground - radius} r={radius - 7} strokeWidth="1" strokeDasharray="1 3" />
        <rect x={side} y={ground - heightMm * scale} width={thickness} height={heightMm * scale} rx={cornerMm} />
      </g>
      <DimensionLine from={left} to={left + width} at={ground + 24} bodyAt={ground} label={`${widthMm} mm`} />
      <DimensionLine from={side} to={side + thickness} at={ground + 24} bodyAt={ground} label={`${thicknessMm} mm`} />
      <DrawingLabel x={coinX} y={ground + 48}>
        {coin}
      </DrawingLabel>
    </Drawing>
  );
}
