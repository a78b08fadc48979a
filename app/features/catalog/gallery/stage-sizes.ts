/** The screen's width on a phone, seven parts of twelve on wide screens. */
export const stageSizes =
  "(width < 48rem) calc(100vw - 2.5rem), (width < 64rem) calc(54.2vw - 2.1rem), min(58.34vw - 3.2rem, 43.75rem)";
