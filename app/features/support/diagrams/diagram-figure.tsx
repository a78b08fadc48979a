import { type ReactNode, useId } from "react";

/** Title and text alternative of a drawing. */
type DiagramFigureProps = {
  readonly title: string;
  /** The drawing in sentences, made from the data it is drawn from; also the caption. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** Replaces the caption's plain text where the drawing carries numbers to explain. */
  readonly caption?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The frame of an instruction drawing: an SVG with title and description, and its text equivalent as caption.
 * Colors are tokens, so that the drawing follows the theme and prints dark on white.
 */
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
