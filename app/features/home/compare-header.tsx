import { srcSet } from "#app/ui/picture.tsx";
import { pictureSource } from "#content/media/picture-source.ts";

const wide = pictureSource("trio-wide");
const tall = pictureSource("trio-tall");

/** The three trackers together: side by side, or one above the other on a phone. Decorative, since the table names them. */
function Trio() {
  const sizes = "(width < 64rem) calc(100vw - 2.5rem), min(57vw, 44.7rem)";
  const phone = "(width < 40rem)";
  return (
    <picture>
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={`tall ${format}`}
          media={phone}
          type={`image/${format}`}
          srcSet={srcSet(tall, format)}
          sizes={sizes}
          width={tall.width}
          height={tall.height}
        />
      ))}
      <source type="image/avif" srcSet={srcSet(wide, "avif")} sizes={sizes} />
      <img
        src={`/images/${wide.name}-800.webp?v=${wide.hash}`}
        srcSet={srcSet(wide, "webp")}
        sizes={sizes}
        width={wide.width}
        height={wide.height}
        alt=""
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-3xl"
      />
    </picture>
  );
}

/** The heading of the comparison on the home page, with a picture of what is compared. HTML only. */
export function CompareHeader({
  id,
  kicker,
  title,
  lead,
}: {
  id: string;
  kicker: string;
  title: string;
  lead: string;
}) {
  return (
    <header className="mb-10 grid items-center gap-8 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <p className="kicker mb-3">{kicker}</p>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{lead}</p>
      </div>
      <div data-screen-only className="lg:col-span-7">
        <Trio />
      </div>
    </header>
  );
}
