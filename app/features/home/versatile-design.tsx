import { Picture } from "#app/ui/picture.tsx";
import { versatileDesign } from "#content/home/versatile-design.ts";
import { pictureSource } from "#content/media/picture-source.ts";

/** The first row is lower: it keeps the card, and the keys to their tips. No frame is wider than half of its file. */
const frames = ["lg:h-80 object-top", "lg:h-80 object-[50%_75%]", "lg:h-112", "lg:h-112", "lg:h-112", "lg:h-112"];

export function VersatileDesign() {
  return (
    <div className="mt-16 lg:mt-24">
      <h3 className="mb-6 text-3xl tracking-[-0.02em]">Six things people lose</h3>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:gap-x-12 lg:gap-y-8">
        {versatileDesign.map((item, index) => (
          <li key={item.title} className="relative overflow-clip rounded-2xl bg-wash sm:rounded-3xl">
            <Picture
              picture={pictureSource(item.picture)}
              sizes="(width < 64rem) 50vw, min(50vw - 2.5rem, 37.5rem)"
              decorative
              className={`aspect-4/3 w-full object-cover ${frames[index] ?? "lg:h-112"}`}
            />
            <div className="flex flex-wrap items-baseline gap-x-3 border-t border-border p-3 sm:p-4">
              <h4 className="figure-mono font-semibold">{item.title}</h4>
              <p className="text-sm text-ink-soft sm:text-base">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
