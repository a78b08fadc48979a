/**
 * What drawings set beside a tracker for scale, in millimeters: a bank card is as thick as ISO/IEC 7810 says, and the coin
 * as wide as the US Mint strikes it.
 */
export const scale = { bankCardThicknessMm: 0.76, halfDollarDiameterMm: 30.61 } as const;
