import { Picture, type PictureSource } from "#app/ui/picture.tsx";

/** Wide and narrow frames alternate, so that the row has a rhythm. */
const spans = ["sm:col-span-7", "sm:col-span-5", "sm:col-span-5", "sm:col-span-7"];

/** The pictures that aren't in the carousel. */
export function PictureRow({ pictures }: { pictures: readonly PictureSource[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-12 sm:gap-4">
      {pictures.map((picture, index) => (
        <li key={picture.name} className={spans[index % spans.length]}>
          <Picture
            picture={picture}
            sizes="(min-width: 40rem) 45rem, 50vw"
            className="aspect-square w-full rounded-3xl object-cover sm:h-80 lg:h-112"
          />
        </li>
      ))}
    </ul>
  );
}
