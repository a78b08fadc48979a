import { PageLink } from "./page-link.tsx";
import { Picture, type PictureSource } from "./picture.tsx";

type Tile = {
  readonly to: string;
  /** Decorative; null where there is none. */
  readonly picture: PictureSource | null;
  readonly title: string;
  readonly text: string;
};

/**
 * Link tiles with pictures, for a grid of two on a phone and four on a wide screen. The first picture is loaded before the others.
 * @param className of the list, which makes the grid
 */
export function PictureTiles({ tiles, className }: { tiles: readonly Tile[]; className: string }) {
  return (
    <ul className={className}>
      {tiles.map(({ to, picture, title, text }, index) => (
        <li key={to}>
          <PageLink
            to={to}
            className="flex h-full min-h-16 flex-col overflow-clip rounded-2xl border border-border-strong bg-raised hover:border-ink"
          >
            {picture ? (
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 18rem, 45vw"
                decorative
                priority={index === 0}
                className="aspect-4/3 w-full object-cover"
              />
            ) : null}
            <span className="p-4">
              <strong className="block text-lg">{title}</strong>
              <span className="block text-base text-ink-soft">{text}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
