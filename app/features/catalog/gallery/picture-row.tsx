import { Picture, type PictureSource } from "#app/ui/picture.tsx";

/** Wide and narrow frames alternate, so that the row has a rhythm. */
const frames = {
  wide: { span: "sm:col-span-7", sizes: "(width < 40rem) 67vw, (width < 64rem) 58vw, 45.1rem" },
  // Narrower than its height asks for: the picture's sides are cut off.
  narrow: { span: "sm:col-span-5", sizes: "(width < 40rem) 67vw, (width < 64rem) 27rem, 37.4rem" },
} as const;
const order = [frames.wide, frames.narrow, frames.narrow, frames.wide] as const;

/** The pictures that aren't in the carousel. */
export function PictureRow({ pictures }: { pictures: readonly PictureSource[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-12 sm:gap-4">
      {pictures.map((picture, index) => {
        const { span, sizes } = order[index % order.length] ?? frames.narrow;
        return (
          <li key={picture.name} className={span}>
            <Picture
              picture={picture}
              sizes={sizes}
              className="aspect-square w-full rounded-3xl object-cover sm:h-80 lg:h-112"
            />
          </li>
        );
      })}
    </ul>
  );
}
