/** The longest path that is logged, in letters. */
const longest = 160;

/** Returns whether a segment may identify a person: an address, a number of a document or a telephone, a key. */
const isTelling = (segment: string) => /@|%40|\d{6,}|[0-9a-f]{16,}|^.{80,}$/iu.test(segment);

/**
 * Sanitizes a path that was not found for the statistics of editors: drops the query, replaces what may identify a
 * person by an asterisk, shortens. @param path as it was requested, unverified
 */
export function lostPath(path: string): string {
  const plain = path.replace(/[?#].*$/su, '').replace(/[^\u0021-\u007e\p{L}\p{M}\p{N}]/gu, '�');
  const told = plain
    .split('/')
    .map((segment) => (isTelling(segment) ? '*' : segment))
    .join('/');
  const letters = Array.from(told);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : told;
}
