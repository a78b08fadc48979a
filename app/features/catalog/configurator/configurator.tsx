import type { ReactNode } from "react";
import { ChoiceLinks } from "./choice-links.tsx";
import { networkTypes, packSizes } from "./choices.ts";
import type { TagigoCopy } from "./copy.ts";
import { chooseColor, chooseNetwork, choosePack, colorChoices, colorDisabled } from "./selection.ts";
import type { ChosenTagigo } from "./use-selection.ts";

const names = { "Dual Network": "Tagigo", "Google Find Hub": "Tagigo G" };

/**
 * The configurator card (docs/behavior/tagigo.md#configurator): network, color, pack, the price of what is chosen, and
 * the buy control.
 * @param price of the choice, dollars with two decimals
 * @param buy the buy control, passed in, because features don't import each other
 */
export function Configurator({
  chosen,
  copy,
  price,
  buy,
}: {
  chosen: ChosenTagigo;
  copy: TagigoCopy;
  price: string;
  buy: ReactNode;
}) {
  const { selection, choose, hrefOf } = chosen;
  const { network, color, pack } = selection;
  const box = copy.inTheBox[pack];
  return (
    <section aria-labelledby="configurator-title" className="rounded-3xl border border-border-strong bg-raised p-6">
      <h2 id="configurator-title" className="text-xl">
        Choose your Tagigo
      </h2>
      <ChoiceLinks
        name="Network"
        chosen={network}
        options={networkTypes.map((value) => ({
          value,
          title: value,
          note: names[value],
          to: hrefOf(chooseNetwork(selection, value)),
        }))}
        onChoose={(value) => {
          const next = networkTypes.find((one) => one === value);
          if (next) choose(chooseNetwork(selection, next));
        }}
      />
      <p className="mt-2 text-ink-soft">{copy.networkNotes[network]}</p>
      <ChoiceLinks
        name="Color"
        chosen={color}
        disabled={
          colorDisabled(selection) ? "A 4-Pack comes as it is. Go back to 1-Pack to choose a color." : undefined
        }
        options={colorChoices(network).map((value) => ({
          value,
          title: value,
          to: hrefOf(chooseColor(selection, value)),
        }))}
        onChoose={(value) => {
          const next = colorChoices(network).find((one) => one === value);
          if (next) choose(chooseColor(selection, next));
        }}
      />
      <ChoiceLinks
        name="Pack size"
        chosen={pack}
        options={packSizes.map((value) => ({ value, title: value, to: hrefOf(choosePack(selection, value)) }))}
        onChoose={(value) => {
          const next = packSizes.find((one) => one === value);
          if (next) choose(choosePack(selection, next));
        }}
      />
      <div aria-live="polite" aria-atomic="true" className="mt-6">
        <p className="figure-mono text-4xl font-semibold">
          <span className="sr-only">Price </span>${price}
        </p>
        <p className="text-ink-soft">
          {names[network]}, {color.replace("4-Pack ", "")}, {pack}
        </p>
      </div>
      <div className="mt-4">{buy}</div>
      <h3 className="kicker mt-6 mb-1">In the box</h3>
      <p className="text-ink-soft">{box.join(", ")}</p>
    </section>
  );
}
