/**
 * The card drawn to scale with dimension lines, like on an engineering drawing.
 * @param widthMm, heightMm, thicknessMm, weightG figures as printed, without units
 */
export function DimensionDrawing({
  widthMm,
  heightMm,
  thicknessMm,
  weightG,
}: {
  widthMm: string;
  heightMm: string;
  thicknessMm: string;
  weightG: string;
}) {
  const scale = 5;
  const [w, h, t] = [Number(widthMm) * scale, Number(heightMm) * scale, Number(thicknessMm) * scale];
  const [x, y] = [40, 30];
  return (
    <svg
      viewBox={`0 0 ${w + 190} ${h + 90}`}
      className="h-auto w-full"
      role="img"
      aria-label={`A card ${widthMm} mm wide, ${heightMm} mm high, ${thicknessMm} mm thick, ${weightG} g`}
      fill="none"
      fontSize="17"
    >
      <g stroke="currentColor" strokeWidth="1.5">
        <rect x={x} y={y} width={w} height={h} rx="16" className="fill-wash" />
        <circle cx={x + w - 50} cy={y + h - 50} r="16" />
        <rect x={x + w + 100} y={y} width={t} height={h} rx="3" className="fill-wash" />
      </g>
      <g className="stroke-accent" strokeWidth="1.25">
        <path d={`M${x} ${y + h + 12}v26M${x + w} ${y + h + 12}v26M${x} ${y + h + 26}h${w}`} />
        <path d={`M${x + w + 12} ${y}h26M${x + w + 12} ${y + h}h26M${x + w + 26} ${y}v${h}`} />
        <path
          d={`M${x + w + 100} ${y + h + 12}v26M${x + w + 100 + t} ${y + h + 12}v26M${x + w + 80} ${y + h + 26}h${t + 40}`}
        />
      </g>
      <g className="figure-mono fill-ink" textAnchor="middle">
        <text x={x + w / 2} y={y + h + 50}>
          {widthMm} mm
        </text>
        <text transform={`translate(${x + w + 46} ${y + h / 2}) rotate(90)`}>{heightMm} mm</text>
        <text x={x + w + 100 + t / 2} y={y + h + 50}>
          {thicknessMm} mm
        </text>
        <text x={x + 24} y={y + 40} textAnchor="start" className="fill-ink-soft">
          {weightG} g
        </text>
      </g>
    </svg>
  );
}
