import type { specificationsPage } from "#content/products/incard-finder/specifications.ts";
import { DimensionLine, Drawing, DrawingLabel } from "./drawing.tsx";

const scale = 5;
const [x, y, gap] = [68, 8, 80];

type CardDimensionsProps = Omit<typeof specificationsPage.dimensions, "title" | "text">;

/** With the figures of the Specifications page. */
export function CardDimensions({ widthMm, heightMm, thicknessMm, weightG }: CardDimensionsProps) {
  const [width, height, thickness] = [Number(widthMm) * scale, Number(heightMm) * scale, Number(thicknessMm) * scale];
  const [right, bottom] = [x + width, y + height];
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
