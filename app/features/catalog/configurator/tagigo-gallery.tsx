import ArrowLeft from "lucide-react/icons/arrow-left";
import type { MouseEvent } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { skuDetailsOf } from "#content/catalog/buying.ts";
import { tagigoColors } from "#content/catalog/tagigo.ts";
import type { PictureName } from "#content/media/pictures.ts";
import type { TagigoCopy } from "./copy.ts";
import { chooseColor, chooseUseCase, selectionSku } from "./selection.ts";
import type { ChosenTagigo } from "./use-selection.ts";

const colorPictures: Readonly<Record<(typeof tagigoColors)[number], PictureName>> = {
  Black: "tagigo-black",
  White: "tagigo-white",
  Pink: "tagigo-pink",
  Blue: "tagigo-blue",
};

const thumb =
  "block overflow-clip rounded-2xl border-2 border-transparent bg-wash text-sm font-medium aria-[current]:border-accent hover:border-border-strong";

function plain(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}

/**
 * The Tagigo gallery (docs/behavior/tagigo.md#gallery): what is chosen, four color thumbnails, four use-case photos
 * with a way back. Without script a color is a link and a use-case photo shows by its fragment.
 */
export function TagigoGallery({
  chosen: { selection, choose, hrefOf },
  copy,
}: {
  chosen: ChosenTagigo;
  copy: TagigoCopy;
}) {
  const pictureSource = (name: string): PictureSource => {
    const found = copy.pictures[name];
    if (!found) throw new Error(`the gallery has no picture ${name}`);
    return found;
  };
  const shownCase = copy.useCases.find(({ picture }) => picture === selection.useCase);
  const product = skuDetailsOf(selectionSku(selection)).picture;
  return (
    <section id="gallery" aria-label="Pictures of Tagigo" className="min-w-0 scroll-mt-20">
      <div className="group relative overflow-clip rounded-3xl bg-wash">
        <div className="noscript:group-has-[:target]:hidden">
          <Picture
            picture={pictureSource(shownCase?.picture ?? product)}
            sizes="(min-width: 78rem) 44rem, (min-width: 64rem) 56vw, 100vw"
            priority
            className="aspect-4/3 w-full object-cover"
          />
        </div>
        <noscript>
          {copy.useCases.map(({ picture }) => (
            <div key={picture} id={`photo-${picture}`} className="hidden target:block">
              <Picture
                picture={pictureSource(picture)}
                sizes="(min-width: 64rem) 56vw, 100vw"
                className="aspect-4/3 w-full object-cover"
              />
              <a href="#gallery" className={buttonClass("secondary", "absolute top-3 left-3 bg-paper/90")}>
                <ArrowLeft aria-hidden="true" className="size-4" /> Back to Product
              </a>
            </div>
          ))}
        </noscript>
        {shownCase ? (
          <button
            type="button"
            className={buttonClass("secondary", "absolute top-3 left-3 bg-paper/90")}
            onClick={() => choose(chooseUseCase(selection, null))}
          >
            <ArrowLeft aria-hidden="true" className="size-4" /> Back to Product
          </button>
        ) : null}
      </div>
      <ul aria-label="Colors" className="mt-3 grid grid-cols-4 gap-2">
        {tagigoColors.map((color) => (
          <li key={color}>
            <a
              href={hrefOf(chooseColor(selection, color))}
              aria-current={!shownCase && selection.pack === "1-Pack" && selection.color === color ? "true" : undefined}
              className={thumb}
              onClick={(event) => plain(event) && choose(chooseColor(selection, color))}
            >
              <Picture
                picture={pictureSource(colorPictures[color])}
                sizes="(min-width: 64rem) 11rem, 25vw"
                decorative
                className="aspect-4/3 w-full object-cover"
              />
              <span className="block px-2 py-1.5">{color}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul aria-label="In use" className="mt-2 grid grid-cols-4 gap-2">
        {copy.useCases.map(({ picture, label }) => (
          <li key={picture}>
            <a
              href={`#photo-${picture}`}
              aria-current={shownCase?.picture === picture ? "true" : undefined}
              className={thumb}
              onClick={(event) => plain(event) && choose(chooseUseCase(selection, picture))}
            >
              <Picture
                picture={pictureSource(picture)}
                sizes="(min-width: 64rem) 11rem, 25vw"
                decorative
                className="aspect-4/3 w-full object-cover"
              />
              <span className="block px-2 py-1.5">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
