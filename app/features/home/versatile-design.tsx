import { Picture } from "#app/ui/picture.tsx";
import { versatileDesign } from "#content/home/versatile-design.ts";
import { pictureSource } from "#content/media/picture-source.ts";

/** Wide and narrow frames alternate, so that the six pictures don't stand in one row of equals. */
const spans = ["lg:col-span-7", "lg:col-span-5", "lg:col-span-4", "lg:col-span-4", "lg:col-span-4", "lg:col-span-12"];

/** The versatile-design gallery. */
export function VersatileDesign() {
  return (
    <div className="mt-16 lg:mt-24">
      <h3 className="mb-6 text-3xl tracking-[-0.02em]">Six things people lose</h3>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-12">
        {versatileDesign.map((item, index) => (
          <li
            key={item.title}
            className={`relative overflow-clip rounded-2xl bg-wash sm:rounded-3xl ${spans[index] ?? "lg:col-span-4"}`}
          >
            <Picture
              picture={pictureSource(item.picture)}
              sizes="(min-width: 64rem) 45rem, 50vw"
              decorative
              className={`w-full object-cover ${index === 5 ? "aspect-4/3 lg:aspect-21/9" : "aspect-4/3 lg:h-80"}`}
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
