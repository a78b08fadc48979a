import type { ComponentProps, ReactNode } from "react";
import type { ChapterDrawing } from "#content/products/chapters.ts";

export type DrawingOf<Kind> = Extract<ChapterDrawing, { readonly kind: Kind }>;

type SvgProps = { readonly height: number; readonly className?: string; readonly children: ReactNode };

/** Of a drawing without a width of its own. */
export const drawingWidth = 480;

type DrawingProps = SvgProps & { readonly label: string; readonly width?: number };

/** An SVG named for those who don't see it. @param label what is seen */
export function Drawing({ label, width = drawingWidth, height, className = "", children }: DrawingProps) {
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

type PhotoLinesProps = SvgProps & { readonly width: number; readonly accent?: string };

/** Lines over a photo that fills its box. Decorative; their colors suit the photo, whatever the theme. */
export function PhotoLines({ width, height, className, accent, children }: PhotoLinesProps) {
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

export function DrawingLabel(text: ComponentProps<"text">) {
  return <text className="font-mono" fill="var(--color-ink)" fontSize="18" textAnchor="middle" {...text} />;
}
