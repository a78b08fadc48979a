import { type ComponentProps, type ReactNode, useId } from "react";
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

type DiagramFigureProps = {
  readonly title: string;
  /** Made from the data that is drawn; also the caption. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** Instead of the plain text, where the drawing carries numbers to explain. */
  readonly caption?: ReactNode;
  readonly children: ReactNode;
};

/** An SVG with title, description and caption. Its colors are tokens, so that it prints dark on white. */
export function DiagramFigure({ title, text, width, height, caption, children }: DiagramFigureProps) {
  const id = useId();
  return (
    <figure className="not-prose my-6 break-inside-avoid">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        className="block h-auto max-w-full"
        width={width}
        height={height}
      >
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}text`}>{text}</desc>
        {children}
      </svg>
      <figcaption className="mt-3 text-ink-soft">{caption ?? text}</figcaption>
    </figure>
  );
}

export function DrawingLabel(text: ComponentProps<"text">) {
  return <text className="font-mono" fill="var(--color-ink)" fontSize="18" textAnchor="middle" {...text} />;
}

/** In drawing units. */
type DimensionLineProps = {
  readonly from: number;
  readonly to: number;
  /** Its y when horizontal, its x when vertical. */
  readonly at: number;
  /** Where the measured body ends; extension lines run from there. */
  readonly bodyAt: number;
  readonly label?: string;
  /** Drawn as a horizontal one, turned. */
  readonly vertical?: boolean;
};

/** Below this span the arrows stand outside, as on an engineering drawing. */
const narrowSpan = 30;
const headLength = 10;
const headHalf = 3.5;

function headPath(tip: number, toward: 1 | -1, at: number): string {
  const back = tip - toward * headLength;
  return `M${tip} ${at}L${back} ${at - headHalf}V${at + headHalf}z`;
}

export function DimensionLine({ from, to, at, bodyAt, label, vertical = false }: DimensionLineProps) {
  const narrow = to - from < narrowSpan;
  const away = at > bodyAt ? 1 : -1;
  const line = narrow ? `M${from - 24} ${at}H${from}M${to} ${at}H${to + 24}` : `M${from} ${at}H${to}`;
  const heads = narrow ? headPath(from, 1, at) + headPath(to, -1, at) : headPath(from, -1, at) + headPath(to, 1, at);
  const extensions = [from, to].map((end) => `M${end} ${bodyAt + away * 5}V${at + away * 7}`).join("");
  const middle = (from + to) / 2;
  // Swaps x and y. A label is turned back upright.
  const transpose = "matrix(0 1 1 0 0 0)";
  const place = vertical
    ? `${transpose} translate(${at + away * 12} ${middle}) rotate(-90)`
    : `translate(${middle} ${at + (away > 0 ? 24 : -12)})`;
  return (
    <g transform={vertical ? transpose : undefined}>
      <path d={extensions} fill="none" stroke="var(--color-ink)" strokeOpacity=".45" />
      <path d={line} fill="none" stroke="var(--color-ink)" strokeOpacity=".8" />
      <path d={heads} fill="var(--color-ink)" />
      {label ? <DrawingLabel transform={place}>{label}</DrawingLabel> : null}
    </g>
  );
}
