/** Measures of what trackers are drawn beside: of bank cards by ISO/IEC 7810, of the coin by the US Mint. */
export const scale = { bankCardThicknessMm: 0.76, halfDollarDiameterMm: 30.61 } as const;
