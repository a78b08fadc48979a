import { Picture, type PictureSource } from "#app/ui/picture.tsx";

/** The pictures that aren't in the carousel. */
export function PictureRow({ pictures }: { pictures: readonly PictureSource[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:gap-x-12 lg:gap-y-8">
      {pictures.map((picture) => (
        <li key={picture.name}>
          <Picture
            picture={picture}
            sizes="(width < 40rem) 67vw, (width < 64rem) 50vw, 37.5rem"
            className="aspect-square w-full rounded-3xl object-cover sm:h-80 lg:h-112"
          />
        </li>
      ))}
    </ul>
  );
}
