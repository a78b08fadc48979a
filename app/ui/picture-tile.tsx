import { Link } from "react-router";
import { Picture, type PictureSource } from "./picture.tsx";

type PictureTileProps = { to: string; picture: PictureSource | null; title: string; text: string; priority: boolean };

/** For a grid of two on a phone and four on a wide screen. @param picture decorative; null where there is none */
export function PictureTile({ to, picture, title, text, priority }: PictureTileProps) {
  return (
    <Link
      to={to}
      className="flex h-full min-h-16 flex-col overflow-clip rounded-2xl border border-border-strong bg-raised hover:border-ink"
    >
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 18rem, 45vw"
          decorative
          priority={priority}
          className="aspect-4/3 w-full object-cover"
        />
      ) : null}
      <span className="p-4">
        <strong className="block text-lg">{title}</strong>
        <span className="block text-base text-ink-soft">{text}</span>
      </span>
    </Link>
  );
}
