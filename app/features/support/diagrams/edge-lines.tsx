import type { EdgeProof } from "#content/products/chapters.ts";
import { DimensionLine } from "./dimension-line.tsx";
import { DrawingLabel, PhotoLines } from "./drawing.tsx";

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
