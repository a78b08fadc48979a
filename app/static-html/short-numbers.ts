/**
 * Cuts numbers in attributes of drawings after two decimals: they are computed, and nobody sees a thousandth of their
 * unit. Lengths in class names (`rem`) stay.
 */
export const shortNumbers = (html: string): string =>
  html.replace(/<svg\b.*?<\/svg>/gs, (drawing) => drawing.replace(/(\d\.\d\d)\d+(?!\d|r?em|px|%)(?=[^<>]*>)/g, "$1"));
