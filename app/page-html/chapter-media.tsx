import { BatteryDrawing } from "#app/features/support/diagrams/battery-drawing.tsx";
import { FindScreenDrawing } from "#app/features/support/diagrams/find-screen-drawing.tsx";
import { PictureLines } from "#app/features/support/diagrams/picture-lines.tsx";
import { BesideCardsDrawing, BesideCoinDrawing } from "#app/features/support/diagrams/size-drawings.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Accent } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
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

/** The half of a chapter that is seen: a photo, a drawing, or a photo with a drawing below it. */
export function ChapterMedia({ chapter: { picture, drawing }, accent }: { chapter: Chapter; accent: Accent }) {
  return (
    <div data-screen-only className="overflow-clip rounded-3xl bg-wash">
      {picture ? (
        <div className="relative">
          <Picture
            picture={pictureSource(picture.name)}
            sizes="(min-width: 48rem) 37rem, 100vw"
            className={`w-full object-cover ${drawing ? "aspect-16/9" : "aspect-4/3"} ${picture.keeps ? kept[picture.keeps] : ""}`}
          />
          <PictureLines picture={picture} accent={accent} />
        </div>
      ) : null}
      {drawing ? (
        <div className="p-5 lg:p-8">
          <Drawing drawing={drawing} />
        </div>
      ) : null}
    </div>
  );
}
