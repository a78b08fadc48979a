/** ISO/IEC 7810, and the US Mint. */
export const scale = { bankCardThicknessMm: 0.76, halfDollarDiameterMm: 30.61 } as const;
