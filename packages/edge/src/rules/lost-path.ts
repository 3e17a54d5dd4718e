/** The longest path that is written down, in letters. */
const longest = 160;

/** Whether a part of a path may say who asked: an address, a number of a document or a telephone, a key. */
const isTelling = (segment: string) => /@|%40|\d{6,}|[0-9a-f]{16,}|^.{80,}$/iu.test(segment);

/**
 * A path that was not found as it may be written down for editors: without query, what may say who asked replaced by
 * an asterisk, not long. @param path as it was asked for, which nobody has vouched for
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
