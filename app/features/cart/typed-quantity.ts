export const maxLineQuantity = 99;

/** No whole number from 1 on leaves it as it was; more than fits is the most. */
export function typedQuantity(text: string, current: number): number {
  return /^\s*0*[1-9]\d*\s*$/.test(text) ? Math.min(Number(text), maxLineQuantity) : current;
}
