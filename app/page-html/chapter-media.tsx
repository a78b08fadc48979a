import { BatteryDrawing } from "#app/features/support/diagrams/battery-drawing.tsx";
import { FindScreenDrawing } from "#app/features/support/diagrams/find-screen-drawing.tsx";
import { EdgeLines, PictureLines } from "#app/features/support/diagrams/photo-lines.tsx";
import { BesideCardsDrawing, BesideCoinDrawing } from "#app/features/support/diagrams/size-drawings.tsx";
import { Picture, PictureWhere } from "#app/ui/picture.tsx";
import { pictureSource } from "#content/media/picture-source.ts";
import type { PictureName } from "#content/media/pictures.ts";
import type { Chapter, ChapterDrawing, EdgeProof, StripPicture } from "#content/products/chapters.ts";
import type { Accent } from "#content/products/define-product.ts";

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

/** The picture of one of several steps that are told in words. */
export function StepPicture({ name }: { name: PictureName }) {
  return (
    <div data-screen-only>
      <Picture
        picture={pictureSource(name)}
        sizes="(width < 48rem) 80vw, min(33vw - 1.5rem, 26rem)"
        className="aspect-5/3 w-full bg-wash object-cover md:aspect-4/3 md:rounded-3xl"
      />
    </div>
  );
}

/** Side by side, numbered. */
export function ChapterStrip({ pictures, className }: { pictures: readonly StripPicture[]; className: string }) {
  return (
    <ol data-screen-only className={`grid grid-cols-3 gap-2 sm:gap-4 ${className}`}>
      {pictures.map(({ name, caption }, index) => (
        <li key={name} className="relative">
          <Picture
            picture={pictureSource(name)}
            sizes="(width < 48rem) 33vw, min(33vw - 1.5rem, 26rem)"
            className="aspect-5/3 w-full rounded-2xl sm:aspect-4/3 bg-wash object-cover sm:rounded-3xl"
          />
          <span
            aria-hidden="true"
            className="figure-mono absolute top-1.5 left-1.5 grid size-7 place-items-center sm:top-3 sm:left-3 sm:size-9 rounded-full bg-paper/90 font-semibold"
          >
            {index + 1}
          </span>
          {caption ? <p className="mt-1 text-sm sm:mt-2 sm:text-lg">{caption}</p> : null}
        </li>
      ))}
    </ol>
  );
}

const besideWords = { box: "overflow-clip rounded-3xl bg-wash", picture: "aspect-3/2 sm:aspect-4/3" };

const frames = {
  half: { ...besideWords, sizes: "(width < 48rem) calc(100vw - 2.5rem), min(50vw - 2.5rem, 37rem)" },
  row: { ...besideWords, sizes: "(width < 48rem) calc(100vw - 2.5rem), min(25vw - 1.5rem, 19rem)" },
  bleed: { box: "bg-wash", picture: "aspect-4/3 max-h-184 md:aspect-21/9", sizes: "100vw" },
} as const;

function EdgePicture({ proof }: { proof: EdgeProof }) {
  return (
    <div className="relative">
      <Picture
        picture={pictureSource("edge-proof")}
        sizes={frames.bleed.sizes}
        className={`w-full object-cover ${frames.bleed.picture}`}
      >
        <PictureWhere media="(width < 48rem)" picture={pictureSource("edge-proof-tall")} sizes="100vw" />
      </Picture>
      <EdgeLines proof={proof} />
    </div>
  );
}

export function ChapterMedia({ chapter, accent }: { chapter: Chapter; accent: Accent }) {
  const { layout, picture, edgeProof, strip, drawing, wordsOnPhone, phoneShows } = chapter;
  const frame = frames[layout ?? "half"];
  return (
    <div data-screen-only className={`${frame.box} ${wordsOnPhone || strip ? "max-sm:hidden" : ""}`}>
      {edgeProof ? <EdgePicture proof={edgeProof} /> : null}
      {picture ? (
        <div className={`relative ${drawing && !phoneShows ? "max-sm:hidden" : ""}`}>
          <Picture
            picture={pictureSource(picture.name)}
            sizes={frame.sizes}
            className={`w-full object-cover ${drawing ? "aspect-2/1 sm:aspect-16/9" : frame.picture} ${picture.keeps ? kept[picture.keeps] : ""}`}
          />
          <PictureLines picture={picture} accent={accent} />
        </div>
      ) : null}
      {drawing ? (
        <div className={`p-2 sm:p-5 lg:p-8 ${phoneShows === "picture" ? "max-sm:hidden" : ""}`}>
          <Drawing drawing={drawing} />
        </div>
      ) : null}
    </div>
  );
}
