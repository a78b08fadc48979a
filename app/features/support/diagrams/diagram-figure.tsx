import { type ReactNode, useId } from "react";

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
