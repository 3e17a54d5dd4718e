/** Hashes a text to a number, evenly distributed and the same everywhere: FNV-1a of 32 bits over its UTF-16 units. */
export function hashToNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}
