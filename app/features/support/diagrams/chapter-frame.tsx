import type { ReactNode } from "react";

export const chapterWidth = 480;

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

/** @param alt what is seen */
export function ChapterFrame({
  alt,
  height,
  children,
}: {
  readonly alt: string;
  readonly height: number;
  readonly children: ReactNode;
}) {
  return (
    <svg viewBox={`0 0 ${chapterWidth} ${height}`} role="img" aria-label={alt} className="block h-auto w-full">
      {children}
    </svg>
  );
}
