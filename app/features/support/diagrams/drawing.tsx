import type { ReactNode } from "react";

/** Of a drawing without a width of its own. */
export const drawingWidth = 480;

/** An SVG named for those who don't see it. @param label what is seen */
export function Drawing({
  label,
  width = drawingWidth,
  height,
  className = "",
  children,
}: {
  readonly label: string;
  readonly width?: number;
  readonly height: number;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={`block h-auto w-full ${className}`.trimEnd()}
    >
      {children}
    </svg>
  );
}

/** Lines over a photo that fills its box. Decorative; their colors suit the photo, whatever the theme. */
export function PhotoLines({
  width,
  height,
  className,
  accent,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly className: string;
  readonly accent?: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      data-ground="photo"
      data-accent={accent}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`absolute inset-0 size-full bg-transparent ${className}`}
    >
      {children}
    </svg>
  );
}

export function DrawingLabel({
  x,
  y,
  children,
  anchor = "middle",
}: {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly anchor?: "start" | "middle" | "end";
}) {
  return (
    <text x={x} y={y} fill="var(--color-ink)" className="font-mono" fontSize="18" textAnchor={anchor}>
      {children}
    </text>
  );
}
