import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import Maximize2 from "@lucide/icons/icons/maximize-2";
import { type ReactNode, useRef, useState } from "react";
import { takeClick } from "#app/lib/take-click.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { Picture, type PictureSource, pictureFile } from "#app/ui/picture.tsx";
import { RoundButton, roundClass } from "./round-button.tsx";
import { stageSizes } from "./stage-sizes.ts";

const loadZoom = () => import("./zoom-dialog.tsx");

/** For a zoom without script. */
const largestFile = (picture: PictureSource): string =>
  pictureFile(picture, picture.widths.at(-1) ?? picture.width, "webp");

/**
 * Swiped (scroll snapping), chosen by thumbnail, stepped through, and zoomed. Without script thumbnails are anchors and
 * a zoom opens the file.
 * @param label such as "Pictures of InCard Finder"
 */
export function Gallery({ pictures, label }: { pictures: readonly PictureSource[]; label: string }) {
  const stage = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const last = pictures.length - 1;
  /** Until a running scroll reaches it, positions in between are ignored. */
  const heading = useRef<number | null>(null);
  function show(index: number) {
    const list = stage.current;
    if (!list) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = index * list.clientWidth;
    heading.current = Math.abs(list.scrollLeft - left) < 1 ? null : index;
    setShown(index);
    list.scrollTo({ left, behavior: calm ? "instant" : "smooth" });
  }
  function onScroll() {
    const list = stage.current;
    if (!list || list.clientWidth === 0) return;
    const position = list.scrollLeft / list.clientWidth;
    const nearest = Math.min(last, Math.round(position));
    if (heading.current === null) return setShown(nearest);
    if (heading.current === nearest && Math.abs(position - nearest) < 0.05) heading.current = null;
  }
  /** Touching the row cancels a running scroll. */
  function onTakeover() {
    heading.current = null;
  }
  /** A dialog that is closed tells so a moment later: by then another one may be open. */
  const openings = useRef(0);
  function zoom(start: number, file: string) {
    openings.current += 1;
    const opening = openings.current;
    const onClose = () => {
      if (opening === openings.current) setDialog(null);
    };
    setDialog(
      <LazyPart
        key={opening}
        load={loadZoom}
        props={{ pictures, start, label, onClose }}
        onClose={onClose}
        instead={file}
      />,
    );
  }
  return (
    <section id="gallery" aria-label={label} className="scroll-mt-20">
      <div className="relative">
        <ul
          ref={stage}
          onScrollEnd={onScroll}
          onScroll={onScroll}
          onPointerDown={onTakeover}
          onWheel={onTakeover}
          onKeyDown={onTakeover}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-3xl bg-wash [scrollbar-width:none]"
        >
          {pictures.map((picture, index) => (
            <li key={picture.name} id={`picture-${index + 1}`} className="relative w-full shrink-0 snap-center">
              <Picture
                picture={picture}
                sizes={stageSizes}
                priority={index === 0}
                className="aspect-4/3 w-full object-cover"
              />
              <a
                href={largestFile(picture)}
                aria-label={`Zoom picture ${index + 1}`}
                className={`${roundClass} absolute right-3 bottom-3 bg-paper/90`}
                onClick={(event) => takeClick(event) && zoom(index, largestFile(picture))}
              >
                <Icon icon={Maximize2} className="size-5" />
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex items-center gap-3 max-md:absolute max-md:bottom-3 max-md:left-3 max-md:mt-0 noscript:hidden">
          <RoundButton
            icon={ChevronLeft}
            label="Previous"
            className="bg-paper/90"
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
          />
          <p
            aria-live="polite"
            className="figure-mono min-w-16 rounded-full text-center max-md:px-3 max-md:bg-paper/90 max-md:py-1.5"
          >
            {`${shown + 1} / ${pictures.length}`}
          </p>
          <RoundButton
            icon={ChevronRight}
            label="Next"
            className="bg-paper/90"
            disabled={shown === last}
            onClick={() => show(shown + 1)}
          />
        </div>
      </div>
      <ul
        aria-label="Thumbnails"
        className="-mx-5 mt-3 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:px-0 lg:*:min-w-11 lg:*:flex-1"
      >
        {pictures.map((picture, index) => (
          <li key={picture.name} className="max-lg:w-16 max-lg:shrink-0">
            <a
              href={`#picture-${index + 1}`}
              aria-label={`Show picture ${index + 1}`}
              aria-current={shown === index ? "true" : undefined}
              className="block overflow-clip rounded-xl border-2 border-transparent aria-[current]:border-accent"
              onClick={(event) => takeClick(event) && show(index)}
            >
              <Picture picture={picture} sizes="7rem" decorative className="aspect-square w-full object-cover" />
            </a>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
