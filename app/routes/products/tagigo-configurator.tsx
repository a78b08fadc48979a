import { BuyBar, SoldOut } from "#app/features/cart/buy-button.tsx";
import { ChoiceLinks } from "#app/features/catalog/configurator/choice-links.tsx";
import {
  chooseColor,
  chooseNetwork,
  colorDisabled,
  displayedPrice,
  packOptions,
  type Selection,
  selectionSku,
} from "#app/features/catalog/configurator/selection.ts";
import { squarePictureOf } from "#app/features/catalog/configurator/tagigo-gallery.tsx";
import type { ChosenTagigo } from "#app/features/catalog/configurator/use-selection.ts";
import { ShippingNote } from "#app/features/catalog/price-box/shipping-note.tsx";
import { originalPlaceholder, StruckPrice } from "#app/features/catalog/price-box/struck-price.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { Price } from "#app/ui/price.tsx";
import { notSoldText, soldOutLabel } from "#content/buy-labels.ts";
import { colorsOf, isSoldOut, skuDetailsOf } from "#content/catalog/buying.ts";
import { moneyText } from "#content/money.ts";
import { tagigoColors, tagigoNetworks } from "#content/products/tagigo/options.ts";
import type { Money } from "#contract/currency.ts";
import type { Product } from "#contract/product.ts";
import { networkTypes } from "#contract/product-options.ts";
import type { Route } from "./+types/tagigo";

type ConfiguratorProps = { chosen: ChosenTagigo; product: Product; loaderData: Route.ComponentProps["loaderData"] };

/** docs/behavior/tagigo.md#configurator */
export function Configurator({ chosen, product, loaderData }: ConfiguratorProps) {
  const { copy, reduced, config } = loaderData;
  const { selection } = chosen;
  const money = (amount: string): Money => ({ amount, currency: config.currency });
  const { network, color, pack, unavailable } = selection;
  const { name, phones, note } = tagigoNetworks[network];
  const priceOf = (of: Selection) => displayedPrice(of, product.variants, loaderData.defaultPrices);
  const soldOut = (of: Selection) => isSoldOut(product, skuDetailsOf(selectionSku(of)).variant);
  const marks = (of: Selection): readonly string[] => (soldOut(of) ? [soldOutLabel] : []);
  const price = priceOf(selection);
  const sku = selectionSku(selection);
  const { variant, picture } = skuDetailsOf(sku);
  const original = product.variants.find(({ id }) => id === variant)?.originalPrice;
  const choice = `${colorsOf(color)}, ${pack}`;
  return (
    <section
      aria-labelledby="configurator-title"
      className="scroll-mt-24 scroll-mb-4 lg:rounded-3xl lg:border lg:border-border-strong lg:bg-raised lg:p-6"
    >
      <h2 id="configurator-title" tabIndex={-1} className="text-xl">
        <span>{`Choose your ${name}`}</span>
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
          notes: [`${tagigoNetworks[value].name}, ${moneyText(money(priceOf(chooseNetwork(selection, value))))}`],
          next: chooseNetwork(selection, value),
        }))}
      />
      <p className="mt-2 text-[0.9375rem] leading-snug text-ink-soft">{note}</p>
      <ChoiceLinks
        name="Color"
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
        columns="grid-cols-[repeat(auto-fit,minmax(min(100%,max(5.75rem,26%)),1fr))]"
        chosen={chosen}
        current={pack === "1-Pack" ? pack : color}
        options={packOptions(selection, priceOf).map(({ value, next, colors, swatch, price, saves, savesPercent }) => ({
          value,
          title: next.pack,
          swatch,
          notes: [
            ...(colors === null ? [] : [colors]),
            { price: moneyText(money(price)) },
            ...(saves === null ? [] : [`Save ${savesPercent}% (${moneyText(money(saves))})`]),
            ...marks(next),
          ],
          next,
        }))}
      />
      <div aria-live="polite" aria-atomic="true" className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <p className="text-4xl leading-tight font-semibold tabular-nums">
          <span className="sr-only">Price </span>
          <Price text={moneyText(money(price))} />
        </p>
        {original ? (
          <>
            <StruckPrice label={reduced.label} price={money(original)} />
            <p className="basis-full">{reduced.note.replace(originalPlaceholder, moneyText(money(original)))}</p>
          </>
        ) : null}
        <p className="text-ink-soft">{`${name}, ${choice}`}</p>
        {unavailable ? <p className="basis-full">{notSoldText(unavailable, network, color)}</p> : null}
      </div>
      <div className="mt-2">
        {soldOut(selection) ? (
          <SoldOut />
        ) : (
          <BuyBar
            picture={squarePictureOf(copy, picture)}
            name={name}
            choice={choice}
            price={moneyText(money(price))}
            sku={sku}
            label="Add to cart"
            storefront={config.storefront}
          />
        )}
      </div>
      <ShippingNote notes={loaderData.shippingNotes} price={price} />
      {soldOut(selection) ? null : <StaticHtml id="ship-note" from={loaderData.html} />}
    </section>
  );
}
