import { Picture, type PictureSource } from "#app/ui/picture.tsx";

export function PictureRow({ pictures }: { pictures: readonly PictureSource[] }) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keys
      tabIndex={0}
      className="grid gap-3 max-sm:-mx-5 max-sm:auto-cols-[42%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-5 sm:grid-cols-2 sm:gap-4 lg:gap-x-12 lg:gap-y-8"
    >
      {pictures.map((picture) => (
        <li key={picture.name}>
          <Picture
            picture={picture}
            sizes="(width < 40rem) 42vw, (width < 64rem) 50vw, 37.5rem"
            className="aspect-square w-full rounded-3xl object-cover sm:h-80 lg:h-112"
          />
        </li>
      ))}
    </ul>
  );
}
