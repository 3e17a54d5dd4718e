/** Returns what a telephone dials for a number as people write it: with the country's code, from wherever it is dialled. */
export const telHref = (number: string): string => `tel:${number.replace(/[^+0-9]/gu, '').replace(/^(?=\d{9}$)/u, '+998')}`;
