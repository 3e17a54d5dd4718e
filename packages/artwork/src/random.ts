/** Hashes with FNV-1a, 32 bits, over UTF-16 units: https://www.ietf.org/archive/id/draft-eastlake-fnv-21.html */
export function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/**
 * Creates a deterministic generator of numbers from 0 to 1, the same for the same seed on every machine: integer
 * arithmetic only (mulberry32, public domain, Tommy Ettinger).
 */
export function createRandom(seed: string): () => number {
  let state = hashSeed(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
