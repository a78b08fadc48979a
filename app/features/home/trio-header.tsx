import { srcSet } from "#app/ui/picture.tsx";
import { pictureSource } from "#content/media/picture-source.ts";

const wide = pictureSource("trio-wide");
const tall = pictureSource("trio-tall");

/** The three trackers together: side by side, or one above the other on a phone. Decorative, since the section names them. */
function Trio() {
  const sizes = "(width < 64rem) calc(100vw - 2.5rem), min(50vw - 2.75rem, 37.5rem)";
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

/** The heading of a section about all three trackers, with a picture of them. HTML only. */
export function TrioHeader({ id, kicker, title, lead }: { id: string; kicker: string; title: string; lead: string }) {
  return (
    <header className="mb-10 grid items-center gap-8 lg:grid-cols-2 lg:gap-12">
      <div>
        <p className="kicker mb-3">{kicker}</p>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{lead}</p>
      </div>
      <div data-screen-only>
        <Trio />
      </div>
    </header>
  );
}
