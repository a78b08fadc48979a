/**
 * A price with, where there is one, the list price struck through.
 * @param price dollars with two decimals, without the sign
 * @param original the list price in the same form
 * @param originalLabel what is read out before it
 */
export function Price({
  price,
  original,
  originalLabel = "List price",
  className = "",
}: {
  price: string;
  original?: string | undefined;
  originalLabel?: string | undefined;
  className?: string;
}) {
  return (
    <p className={`figure-mono flex flex-wrap items-baseline gap-x-3 ${className}`}>
      <span className="font-semibold">
        {original ? <span className="sr-only">Price now </span> : null}${price}
      </span>
      {original ? (
        <s className="text-[0.6em] text-ink-soft">
          <span className="sr-only">{originalLabel} </span>${original}
        </s>
      ) : null}
    </p>
  );
}
