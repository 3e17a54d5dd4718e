const shown = 80;

/** The first difference of two files, with an excerpt of each. */
export type Place = { at: number; one: string; other: string };

/** Finds the first difference. @returns `null` where they are the same */
export function firstDifference(one: Buffer, other: Buffer): Place | null {
  if (one.equals(other)) return null;
  const found = one.findIndex((byte, index) => byte !== other[index]);
  const at = found === -1 ? one.length : found;
  const excerpt = (bytes: Buffer) => bytes.subarray(at, at + shown).toString('utf8');
  return { at, one: excerpt(one), other: excerpt(other) };
}
