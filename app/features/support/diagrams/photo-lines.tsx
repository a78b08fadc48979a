import type { ChapterPicture, EdgeProof } from "#content/products/chapters.ts";
import type { Accent } from "#content/products/define-product.ts";
import { DimensionLine, DrawingLabel, PhotoLines } from "./drawing.tsx";

const width = 400;
const height = 300;
const radii = [50, 76, 102, 128] as const;

/** Two arcs around a point, to its left and right; in whole numbers, as the document is sent to everybody. */
function arcs(x: number, y: number, radius: number): string {
  const across = Math.round(radius * 0.8);
  const up = Math.round(radius * 0.6);
  const arc = (side: 1 | -1): string =>
    `M${x + side * across} ${y - up}a${radius} ${radius} 0 0 ${side === 1 ? 1 : 0} 0 ${2 * up}`;
  return arc(1) + arc(-1);
}

type PictureLinesProps = { readonly picture: ChapterPicture; readonly accent: Accent };

/** Over a photo of 4 to 3: rings or sound. */
export function PictureLines({ picture: { lines = "dark", rings, sound }, accent }: PictureLinesProps) {
  if (!rings && !sound) return null;
  return (
    <PhotoLines
      width={width}
      height={height}
      accent={accent}
      className={lines === "dark" ? "scheme-light!" : "scheme-dark!"}
    >
      {rings
        ? radii.map((radius, ring) => (
            <circle
              key={radius}
              cx={(rings[0] / 100) * width}
              cy={(rings[1] / 100) * height}
              r={radius}
              fill="none"
              stroke="var(--color-accent)"
              strokeWidth={ring === 0 ? 2.5 : 1.5}
              strokeOpacity={1 - ring * 0.2}
              strokeDasharray={ring % 2 ? "2 6" : undefined}
            />
          ))
        : null}
      {sound
        ? radii.map((radius, ring) => (
            <path
              key={radius}
              d={arcs(Math.round((sound[0] / 100) * width), Math.round((sound[1] / 100) * height), radius)}
              fill="none"
              stroke="var(--color-accent)"
              strokeWidth={4 - ring * 0.6}
              strokeOpacity={1 - ring * 0.2}
              strokeLinecap="round"
            />
          ))
        : null}
    </PhotoLines>
  );
}

/** Where the edges of the card and of the bank cards run in the photo `edge-proof`, and in `edge-proof-tall`. */
const photos = [
  {
    frame: { width: 960, height: 413, className: "scheme-light! max-md:hidden" },
    card: { from: 214, to: 252, at: 768, bodyAt: 700 },
    bankCards: { from: 254, to: 288, at: 768, bodyAt: 730 },
    labels: { x: 782, ys: [239, 277, 301], anchor: "start" },
    leader: null,
  },
  {
    frame: { width: 400, height: 492, className: "scheme-light! md:hidden" },
    card: { from: 249, to: 265, at: 366, bodyAt: 344 },
    bankCards: { from: 267, to: 281, at: 382, bodyAt: 360 },
    labels: { x: 388, ys: [179, 325, 347], anchor: "end" },
    leader: "M366 225V187",
  },
] as const;

/** Decorative: the picture's alternative and the words below it say the same. */
export function EdgeLines({ proof: { thickness, cards, cardsThickness } }: { readonly proof: EdgeProof }) {
  return photos.map(({ frame, card, bankCards, labels: { x, ys, anchor }, leader }) => (
    <PhotoLines key={frame.width} {...frame}>
      <DimensionLine vertical {...card} />
      <DimensionLine vertical {...bankCards} />
      {leader ? <path d={leader} stroke="var(--color-ink)" strokeOpacity=".8" /> : null}
      {[thickness, cardsThickness, cards].map((text, line) => (
        <DrawingLabel key={text} x={x} y={ys[line] ?? 0} textAnchor={anchor}>
          {text}
        </DrawingLabel>
      ))}
    </PhotoLines>
  ));
}
