import { Picture, srcSet } from "#app/ui/picture.tsx";
import { pictureSource } from "#content/media/picture-source.ts";

const tall = pictureSource("trio-tall");

/** With a picture of all three trackers, upright on a phone. HTML only. */
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
        <Picture
          picture={pictureSource("trio-wide")}
          sizes="(width < 64rem) calc(100vw - 2.5rem), min(50vw - 2.75rem, 37.5rem)"
          decorative
          className="aspect-4/5 w-full rounded-3xl object-cover sm:aspect-50/27"
        >
          <source
            media="(width < 40rem)"
            type="image/avif"
            srcSet={srcSet(tall, "avif")}
            sizes="calc(100vw - 2.5rem)"
            width={tall.width}
            height={tall.height}
          />
        </Picture>
      </div>
    </header>
  );
}
