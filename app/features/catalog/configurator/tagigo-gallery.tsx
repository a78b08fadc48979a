import ArrowLeft from "@lucide/icons/icons/arrow-left";
import { stageSizes } from "#app/features/catalog/gallery/stage-sizes.ts";
import { takeClick } from "#app/lib/take-click.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { skuDetailsOf } from "#content/catalog/buying.ts";
import { tagigoColors } from "#content/products/tagigo/options.ts";
import { chooseColor, chooseUseCase, selectionSku } from "./selection.ts";
import type { ChosenTagigo } from "./use-selection.ts";

const thumb =
  "block overflow-clip rounded-2xl border-2 border-transparent bg-wash text-[0.8125rem] font-medium aria-[current]:border-accent hover:border-border-strong";

/** Equally high over a short and a long label. */
const thumbPicture = "h-13 w-full object-cover";

/** One row that scrolls sideways where it has to. */
const row = "flex shrink-0 gap-2 *:min-w-18";

/** From the page's loader, so that they aren't in the script. */
export type TagigoCopy = {
  readonly useCases: readonly { readonly picture: string; readonly label: string }[];
  readonly colorDisabled: string;
  readonly pictures: Readonly<Record<string, PictureSource>>;
  /** By the name of a picture the square one that is shown where it would be small. */
  readonly squares: Readonly<Record<string, PictureSource>>;
};

export function pictureOf(copy: TagigoCopy, name: string): PictureSource {
  const found = copy.pictures[name];
  if (!found) throw new Error(`the gallery has no picture ${name}`);
  return found;
}

/** Gives the picture that stands for another in a small place: the square one, where there is one. */
export const squarePictureOf = (copy: TagigoCopy, name: string): PictureSource =>
  copy.squares[name] ?? pictureOf(copy, name);

/** docs/behavior/tagigo.md#gallery. Without script a color is a link and a use-case photo shows by its fragment. */
export function TagigoGallery({ chosen, copy }: { chosen: ChosenTagigo; copy: TagigoCopy }) {
  const { selection, choose, hrefOf } = chosen;
  const shownCase = copy.useCases.find(({ picture }) => picture === selection.useCase);
  const product = skuDetailsOf(selectionSku(selection)).picture;
  return (
    <section id="gallery" aria-label="Pictures of Tagigo" className="scroll-mt-20">
      <div className="group relative overflow-clip rounded-3xl bg-wash">
        <div className="noscript:group-has-[:target]:hidden">
          <Picture
            picture={pictureOf(copy, shownCase?.picture ?? product)}
            sizes={stageSizes}
            priority
            className="aspect-3/2 w-full object-cover lg:aspect-4/3"
          />
        </div>
        <noscript>
          {copy.useCases.map(({ picture }) => (
            <div key={picture} id={`photo-${picture}`} className="hidden target:block">
              <Picture
                picture={pictureOf(copy, picture)}
                sizes={stageSizes}
                className="aspect-4/3 w-full object-cover"
              />
              <a href="#gallery" className={buttonClass("secondary", "absolute top-3 left-3 bg-paper/90")}>
                <Icon icon={ArrowLeft} className="size-4" /> Back to Product
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
            <Icon icon={ArrowLeft} className="size-4" /> Back to Product
          </button>
        ) : null}
      </div>
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-2 [scrollbar-width:none] md:mx-0 md:px-0">
        <ul aria-label="Colors" className={row}>
          {tagigoColors.map(({ id, name }) => (
            <li key={id}>
              <a
                href={hrefOf(chooseColor(selection, name))}
                aria-current={
                  !shownCase && selection.pack === "1-Pack" && selection.color === name ? "true" : undefined
                }
                className={thumb}
                onClick={(event) => takeClick(event) && choose(chooseColor(selection, name))}
              >
                <Picture
                  picture={squarePictureOf(copy, `tagigo-${id}`)}
                  sizes="4.5rem"
                  decorative
                  className={thumbPicture}
                />
                <span className="block px-1.5 py-1 whitespace-nowrap">{name}</span>
              </a>
            </li>
          ))}
        </ul>
        <ul aria-label="In use" className={row}>
          {copy.useCases.map(({ picture, label }) => (
            <li key={picture}>
              <a
                href={`#photo-${picture}`}
                aria-current={shownCase?.picture === picture ? "true" : undefined}
                className={thumb}
                onClick={(event) => takeClick(event) && choose(chooseUseCase(selection, picture))}
              >
                <Picture picture={pictureOf(copy, picture)} sizes="4.5rem" decorative className={thumbPicture} />
                <span className="block px-1.5 py-1 whitespace-nowrap">{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
