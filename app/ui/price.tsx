type PriceProps = {
  /** With its currency, such as "$24.99". */
  text: string;
  className?: string;
};

/**
 * A price as one text in an element of its own, which browsers that translate the page leave alone. Every price that can
 * change while a page stands is shown by this, so that what is seen is what is charged.
 */
export function Price({ text, className }: PriceProps) {
  return (
    <span translate="no" className={className}>
      {text}
    </span>
  );
}
