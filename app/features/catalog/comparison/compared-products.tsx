import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import type { ComparedProduct } from "#content/catalog/comparison.ts";
import type { Accent } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import type { PictureName } from "#content/media/pictures.ts";

const shown: Readonly<Record<ComparedProduct["id"], { picture: PictureName; accent: Accent }>> = {
  "incard-finder": { picture: "incard-hero", accent: "blue" },
  tagigo: { picture: "tagigo-family", accent: "coral" },
  "tagigo-g": { picture: "tagigo-white", accent: "coral" },
  "carbon-finder": { picture: "carbon-hero", accent: "amber" },
};

export function ComparedProducts({ products }: { products: readonly ComparedProduct[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} data-accent={shown[product.id].accent} className="relative rounded-3xl bg-wash">
          <Picture
            picture={pictureSource(shown[product.id].picture)}
            sizes="(min-width: 64rem) 19rem, 50vw"
            decorative
            priority={product.id === "incard-finder"}
            className="aspect-4/3 w-full rounded-t-3xl object-cover"
          />
          <div className="p-4 sm:p-5">
            <p className="mb-2 inline-flex rounded-full border border-accent px-3 py-0.5 text-sm font-semibold text-accent-text">
              {product.badge}
            </p>
            <h2 className="text-xl">
              <Link to={product.href} className="after:absolute after:inset-0 after:rounded-3xl hover:underline">
                {product.name}
              </Link>
            </h2>
            <p className="mt-1 font-semibold tabular-nums sm:text-2xl">{product.price}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
