import type { EdgeProof } from "#content/products/chapters.ts";
import { DrawingLabel } from "./chapter-frame.tsx";
import { DimensionLine } from "./dimension-line.tsx";

const lines = "absolute inset-0 size-full scheme-light! bg-transparent";

/** Over the photo `edge-proof`, whose card's edge runs from y 51.8 to 60.9 %, the bank cards' from 61.6 to 69.7 %. */
function WideLines({ thickness, cards, cardsThickness }: EdgeProof) {
  const [width, height, at] = [960, 413, 768];
  const y = (percent: number): number => Math.round((percent / 100) * height);
  return (
    <svg
      data-ground="photo"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${lines} max-md:hidden`}
    >
      <DimensionLine direction="vertical" from={y(51.8)} to={y(60.9)} at={at} bodyAt={700} />
      <DimensionLine direction="vertical" from={y(61.6)} to={y(69.7)} at={at} bodyAt={730} />
      <DrawingLabel x={at + 14} y={y(57.8)} anchor="start">
        {thickness}
      </DrawingLabel>
      <DrawingLabel x={at + 14} y={y(67)} anchor="start">
        {cardsThickness}
      </DrawingLabel>
      <DrawingLabel x={at + 14} y={y(67) + 24} anchor="start">
        {cards}
      </DrawingLabel>
    </svg>
  );
}

/** Over `edge-proof-tall`: the card from y 50.6 to 53.9 %, the bank cards from 54.3 to 57.1 %. */
function TallLines({ thickness, cards, cardsThickness }: EdgeProof) {
  const [width, height, end] = [400, 492, 388];
  const y = (percent: number): number => Math.round((percent / 100) * height);
  return (
    <svg
      data-ground="photo"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${lines} md:hidden`}
    >
      <DimensionLine direction="vertical" from={y(50.6)} to={y(53.9)} at={366} bodyAt={344} />
      <DimensionLine direction="vertical" from={y(54.3)} to={y(57.1)} at={382} bodyAt={360} />
      <path d={`M366 ${y(50.6) - 24}V${y(50.6) - 62}`} stroke="var(--color-ink)" strokeOpacity=".8" />
      <DrawingLabel x={end} y={y(50.6) - 70} anchor="end">
        {thickness}
      </DrawingLabel>
      <DrawingLabel x={end} y={y(57.1) + 44} anchor="end">
        {cardsThickness}
      </DrawingLabel>
      <DrawingLabel x={end} y={y(57.1) + 66} anchor="end">
        {cards}
      </DrawingLabel>
    </svg>
  );
}

/** Decorative: the picture's alternative and the words below it say the same. */
export function EdgeLines({ proof }: { readonly proof: EdgeProof }) {
  return (
    <>
      <WideLines {...proof} />
      <TallLines {...proof} />
    </>
  );
}
