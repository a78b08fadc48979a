import { BatteryDrawing } from "#app/features/support/diagrams/battery-drawing.tsx";
import { FindScreenDrawing } from "#app/features/support/diagrams/find-screen-drawing.tsx";
import { PictureLines } from "#app/features/support/diagrams/picture-lines.tsx";
import { BesideCardsDrawing, BesideCoinDrawing } from "#app/features/support/diagrams/size-drawings.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Accent } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import type { PictureName } from "#content/media/pictures.ts";
import type { Chapter, ChapterDrawing } from "#content/products/chapters.ts";

const kept = { top: "object-top", bottom: "object-bottom" } as const;

function Drawing({ drawing }: { drawing: ChapterDrawing }) {
  switch (drawing.kind) {
    case "beside-cards":
      return <BesideCardsDrawing {...drawing} />;
    case "beside-coin":
      return <BesideCoinDrawing {...drawing} />;
    case "find-screen":
      return <FindScreenDrawing {...drawing} />;
    case "battery":
      return <BatteryDrawing {...drawing} />;
  }
}

/** The first picture large, the others below it side by side. */
function Strip({ pictures }: { pictures: readonly PictureName[] }) {
  return (
    <ol data-screen-only className="grid grid-cols-3 gap-2 sm:grid-cols-2 sm:gap-4">
      {pictures.map((name, index) => (
        <li
          key={name}
          className={`relative overflow-clip rounded-2xl bg-wash sm:rounded-3xl ${index === 0 ? "sm:col-span-2" : ""}`}
        >
          <Picture
            picture={pictureSource(name)}
            sizes={
              index === 0
                ? "(width < 48rem) calc(100vw - 2.5rem), min(50vw - 2.5rem, 37rem)"
                : "(width < 48rem) 50vw, min(25vw - 1.5rem, 18rem)"
            }
            className="aspect-4/3 w-full object-cover"
          />
          <span
            aria-hidden="true"
            className="figure-mono absolute top-1.5 left-1.5 grid size-7 place-items-center sm:top-3 sm:left-3 sm:size-9 rounded-full bg-paper/90 font-semibold"
          >
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function ChapterMedia({
  chapter: { picture, strip, drawing, wordsOnPhone },
  accent,
}: {
  chapter: Chapter;
  accent: Accent;
}) {
  if (strip) return <Strip pictures={strip} />;
  return (
    <div data-screen-only className={`overflow-clip rounded-3xl bg-wash ${wordsOnPhone ? "max-sm:hidden" : ""}`}>
      {picture ? (
        <div className={`relative ${drawing ? "max-sm:hidden" : ""}`}>
          <Picture
            picture={pictureSource(picture.name)}
            sizes="(width < 48rem) calc(100vw - 2.5rem), min(50vw - 2.5rem, 37rem)"
            className={`w-full object-cover ${drawing ? "aspect-16/9" : "aspect-3/2 sm:aspect-4/3"} ${picture.keeps ? kept[picture.keeps] : ""}`}
          />
          <PictureLines picture={picture} accent={accent} />
        </div>
      ) : null}
      {drawing ? (
        <div className="p-2 sm:p-5 lg:p-8">
          <Drawing drawing={drawing} />
        </div>
      ) : null}
    </div>
  );
}
