/** What the coach calls a card tracker and its button. */
export const cardWords = {
  it: "the card",
  findButton: "The round button is on the front of the card, at the lower right.",
  middle: "the middle of the button with the tip of a finger",
} as const;
