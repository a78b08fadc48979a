/** Cuts numbers in attributes after two decimals: drawings are computed, and nobody sees a thousandth of their unit. */
export const shortNumbers = (html: string): string => html.replace(/(\d\.\d\d)\d+(?=[^<>]*>)/g, "$1");
