/** Gives by how much a price is lower than another one, in whole percent of that. Both are in the same currency. */
export const percentOff = (price: number, before: number): number => Math.round((1 - price / before) * 100);
