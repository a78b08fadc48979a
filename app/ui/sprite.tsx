type SpriteProps = { sheet?: string; drawing: string; width: number; height: number; alt?: string; className?: string };

/**
 * A drawing of a sprite, in the page's colors.
 * @param sheet the sprite under /drawings, by its name without the ending; left out where the document holds the symbol
 * @param drawing the symbol's id
 * @param width of the symbol's view box, and of the drawing in pixels unless a style says otherwise
 * @param alt what is seen; left out where words beside it say the same
 */
export function Sprite({ sheet, drawing, width, height, alt, className = "" }: SpriteProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      focusable="false"
      role="img"
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      <use href={`${sheet ? `/drawings/${sheet}.svg` : ""}#${drawing}`} />
    </svg>
  );
}
