/**
 * What a price saves: original minus price, two decimals (storefront §2, Carbon Finder page).
 * Reckoned in cents, because dollars with cents are no exact binary fractions.
 * @param original, price dollars with two decimals, without the sign
 */
export function saving(original: string, price: string): string {
  const cents = Math.round(Number(original) * 100) - Math.round(Number(price) * 100);
  return (cents / 100).toFixed(2);
}
