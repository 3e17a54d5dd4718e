const excerptLength = 80;

/** The first difference of two files, with an excerpt of each. */
export type ByteDifference = { at: number; one: string; other: string };

/** Finds the first difference. @returns `null` where they are the same */
export function findFirstDifference(one: Buffer, other: Buffer): ByteDifference | null {
  if (one.equals(other)) return null;
  const firstIndex = one.findIndex((byte, index) => byte !== other[index]);
  const at = firstIndex === -1 ? one.length : firstIndex;
  const formatExcerpt = (bytes: Buffer) => bytes.subarray(at, at + excerptLength).toString('utf8');
  return { at, one: formatExcerpt(one), other: formatExcerpt(other) };
}
