export function BuyButton(_: { product: string; variantKey: string; label: string; config: unknown }) { return null; }
