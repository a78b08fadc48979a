import { Picture } from "#app/ui/picture.tsx";
import { versatileDesign } from "#content/home/versatile-design.ts";
import { pictureSource } from "#content/media/picture-source.ts";

/** Wide and narrow frames alternate, so that the six pictures don't stand in one row of equals. */
const frames = {
  wide: { span: "lg:col-span-7", sizes: "(width < 64rem) 50vw, min(57vw, 45.1rem)" },
  narrow: { span: "lg:col-span-5", sizes: "(width < 64rem) 50vw, min(42vw, 32rem)" },
} as const;
const order = [frames.narrow, frames.wide, frames.wide, frames.narrow, frames.narrow, frames.wide] as const;

/** The versatile-design gallery. */
export function VersatileDesign() {
  return (
    <div className="mt-16 lg:mt-24">
      <h3 className="mb-6 text-3xl tracking-[-0.02em]">Six things people lose</h3>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-12">
        {versatileDesign.map((item, index) => {
          const { span, sizes } = order[index % order.length] ?? frames.narrow;
          return (
            <li key={item.title} className={`relative overflow-clip rounded-2xl bg-wash sm:rounded-3xl ${span}`}>
              <Picture
                picture={pictureSource(item.picture)}
                sizes={sizes}
                decorative
                className="aspect-4/3 w-full object-cover lg:h-80"
              />
              <div className="flex flex-wrap items-baseline gap-x-3 border-t border-border p-3 sm:p-4">
                <h4 className="figure-mono font-semibold">{item.title}</h4>
                <p className="text-sm text-ink-soft sm:text-base">{item.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
