const isCapital = (sign: string | undefined): boolean => sign !== undefined && sign !== sign.toLowerCase();

/**
 * Capitalizes small letters as the original is: `suv`, `Suv` or `SUV`. A single capital makes one capital, unless `all`
 * is set.
 */
export function applyCapitals(small: string, original: string, all = false): string {
  const signs = Array.from(original).filter((sign) => sign.toLowerCase() !== sign.toUpperCase());
  if (!isCapital(signs[0])) return small;
  if (all || (signs.length > 1 && signs.every(isCapital))) return small.toUpperCase();
  return small.charAt(0).toUpperCase() + small.slice(1);
}

/**
 * Returns whether a letter is among capitals: the next letter is one, or two before it are (`АҚШга`), or there is no next
 * letter and the previous one is.
 */
export function isAmongCapitals(text: string, place: number): boolean {
  const next = text[place + 1];
  if (next === undefined || !/\p{L}/u.test(next)) return isCapital(text[place - 1]);
  return isCapital(next) || (isCapital(text[place - 1]) && isCapital(text[place - 2]));
}
