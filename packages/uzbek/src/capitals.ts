const isCapital = (sign: string | undefined): boolean => sign !== undefined && sign !== sign.toLowerCase();

/** Small letters in the capitals of what they stand for: `suv`, `Suv` or `SUV`; a single capital makes one, unless `all`. */
export function likeCapitals(small: string, original: string, all = false): string {
  const signs = Array.from(original).filter((sign) => sign.toLowerCase() !== sign.toUpperCase());
  if (!isCapital(signs[0])) return small;
  if (all || (signs.length > 1 && signs.every(isCapital))) return small.toUpperCase();
  return small.charAt(0).toUpperCase() + small.slice(1);
}

/** A letter at a place stands among capitals: the next letter is one, or there is no next and the one before is. */
export function amongCapitals(text: string, place: number): boolean {
  const next = text[place + 1];
  return next !== undefined && /\p{L}/u.test(next) ? isCapital(next) : isCapital(text[place - 1]);
}
