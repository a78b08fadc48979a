import type { ReactNode } from "react";
import { notSoldText, soldOutLabel } from "#content/buy-labels.ts";
import { colorsOf } from "#content/catalog/buying.ts";
import { tagigoColors, tagigoNetworks } from "#content/catalog/tagigo-options.ts";
import { networkTypes } from "#contract/product-options.ts";
import { ChoiceLinks } from "./choice-links.tsx";
import { packOptions } from "./pack-options.ts";
import { chooseColor, chooseNetwork, colorDisabled, type Selection } from "./selection.ts";
import type { TagigoCopy } from "./tagigo-gallery.tsx";
import type { ChosenTagigo } from "./use-selection.ts";

/** "Pink, 4-Pack". */
export const choiceWords = ({ color, pack }: Selection): string => `${colorsOf(color)}, ${pack}`;

/**
 * docs/behavior/tagigo.md#configurator
 * @param priceOf dollars with two decimals
 * @param reduced what stands beside a reduced price
 * @param soldOut its option says so
 * @param buy passed in, because features don't import each other
 */
export function Configurator({
  chosen,
  copy,
  priceOf,
  reduced,
  soldOut,
  shippingNote,
  shipNote,
  buy,
}: {
  chosen: ChosenTagigo;
  copy: TagigoCopy;
  priceOf: (selection: Selection) => string;
  reduced: ReactNode;
  soldOut: (selection: Selection) => boolean;
  shippingNote: ReactNode;
  shipNote: ReactNode;
  buy: ReactNode;
}) {
  const { selection } = chosen;
  const { network, color, pack, unavailable } = selection;
  const { name, phones, note } = tagigoNetworks[network];
  const marks = (of: Selection): readonly string[] => (soldOut(of) ? [soldOutLabel] : []);
  return (
    <section
      aria-labelledby="configurator-title"
      className="lg:rounded-3xl lg:border lg:border-border-strong lg:bg-raised lg:p-6"
    >
      <h2 id="configurator-title" tabIndex={-1} className="scroll-mt-24 text-xl">
        Choose your {name}
        {phones ? <span className="ml-3 text-[0.9375rem] font-normal text-ink-soft">{phones}</span> : null}
      </h2>
      <ChoiceLinks
        name="Network"
        columns="grid-cols-2"
        chosen={chosen}
        current={network}
        options={networkTypes.map((value) => ({
          value,
          title: value,
          notes: [tagigoNetworks[value].name],
          next: chooseNetwork(selection, value),
        }))}
      />
      <p className="mt-2 text-[0.9375rem] leading-snug text-ink-soft">{note}</p>
      <ChoiceLinks
        name="Color"
        swatches
        chosen={chosen}
        current={color}
        disabled={colorDisabled(selection) ? copy.colorDisabled : undefined}
        options={tagigoColors.map(({ id, name }) => {
          const next = chooseColor(selection, name);
          return { value: name, title: name, swatch: [id], notes: marks(next), next };
        })}
      />
      <ChoiceLinks
        name="Pack"
        columns="-mx-1 auto-cols-[minmax(5.75rem,1fr)] grid-flow-col overflow-x-auto px-1 pt-1 pb-2"
        chosen={chosen}
        current={pack === "1-Pack" ? pack : color}
        options={packOptions(selection, priceOf).map(({ value, next, colors, swatch, price, saves }) => ({
          value,
          title: next.pack,
          swatch,
          notes: [
            ...(colors === null ? [] : [colors]),
            `$${price}`,
            ...(saves === null ? [] : [`Save $${saves}`]),
            ...marks(next),
          ],
          next,
        }))}
      />
      <div aria-live="polite" aria-atomic="true" className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <p className="text-4xl leading-tight font-semibold tabular-nums">
          <span className="sr-only">Price </span>${priceOf(selection)}
        </p>
        {reduced}
        <p className="text-ink-soft">
          {name}, {choiceWords(selection)}
        </p>
        {unavailable ? <p className="basis-full">{notSoldText(unavailable, network, color)}</p> : null}
      </div>
      <div className="mt-2">{buy}</div>
      {shippingNote}
      {shipNote}
    </section>
  );
}
