/** The longest path that is logged, in letters. */
const maxPathLength = 160;

/** Returns whether a segment may identify a person: an address, a number of a document or a telephone, a key. */
const isSensitive = (segment: string) => /@|%40|\d{6,}|[0-9a-f]{16,}|^.{80,}$/iu.test(segment);

/**
 * Sanitizes a path that was not found for the statistics of editors: drops the query, replaces what may identify a
 * person by an asterisk, shortens. @param path as it was requested, unverified
 */
export function sanitizePath(path: string): string {
  const plain = path.replace(/[?#].*$/su, '').replace(/[^\u0021-\u007e\p{L}\p{M}\p{N}]/gu, '�');
  const sanitized = plain
    .split('/')
    .map((segment) => (isSensitive(segment) ? '*' : segment))
    .join('/');
  const letters = Array.from(sanitized);
  return letters.length > maxPathLength ? `${letters.slice(0, maxPathLength).join('')}…` : sanitized;
}
