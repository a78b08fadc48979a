import type { CardMeasures } from "#content/products/incard-finder/specifications.ts";
import { DimensionLine, Drawing, DrawingLabel } from "./drawing.tsx";

const scale = 5;
const x = 68;
const y = 8;
const gap = 80;

/** With the figures of the Specifications page. */
export function CardDimensions({ widthMm, heightMm, thicknessMm, weightG }: CardMeasures) {
  const width = Number(widthMm) * scale;
  const height = Number(heightMm) * scale;
  const thickness = Number(thicknessMm) * scale;
  const right = x + width;
  const bottom = y + height;
  const side = right + gap;
  return (
    <Drawing
      label={`A card ${widthMm} mm wide, ${heightMm} mm high, ${thicknessMm} mm thick, ${weightG} g`}
      width={side + thickness + 50}
      height={bottom + 62}
    >
      <g fill="var(--color-wash)" stroke="var(--color-ink)" strokeWidth="2">
        <rect x={x} y={y} width={width} height={height} rx="16" />
        <circle cx={right - 50} cy={bottom - 50} r="16" />
        <rect x={side} y={y} width={thickness} height={height} rx="3" />
      </g>
      <DimensionLine from={x} to={right} at={bottom + 26} bodyAt={bottom} label={`${widthMm} mm`} />
      <DimensionLine vertical from={y} to={bottom} at={x - 24} bodyAt={x} label={`${heightMm} mm`} />
      <DimensionLine from={side} to={side + thickness} at={bottom + 26} bodyAt={bottom} label={`${thicknessMm} mm`} />
      <DrawingLabel x={x + 24} y={y + 40} textAnchor="start">
        {`${weightG} g`}
      </DrawingLabel>
    </Drawing>
  );
}
