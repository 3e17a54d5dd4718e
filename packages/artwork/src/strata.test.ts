import fc from 'fast-check';

import { drawBandPaths } from './bands.ts';
import { drawContourPaths, computeContours } from './compute-contours.ts';
import { hashSeed, createRandom } from './random.ts';
import { pickTone, tones } from './tone.ts';

const bands = [
  { top: 120, swing: 34 },
  { top: 165, swing: 28 },
  { top: 205, swing: 20 },
];
const drawing = (seed: string) => [
  ...drawBandPaths({ seed, width: 480, height: 300, bands }),
  ...computeContours({ seed, centre: [330, 110], step: 18, count: 6 }).map(({ path }) => path),
];
const numbersOf = (path: string) => [...path.matchAll(/-?\d+/gu)].map(([text]) => Number(text));

describe('the motif', () => {
  it('is the same for the same seed on every machine', () => {
    expect(hashSeed('foobar')).toBe(0xbf9cf968);
    expect(drawing('news-1')[0]).toMatchInlineSnapshot(`"M-48 126q48-17 96-4t96 19t96-16t96-10t96 11t96-17V300H-48Z"`);
  });

  it('draws the same lines in two paths, every fifth in the stronger one', () => {
    const options = { seed: 'news-1', centre: [330, 110], step: 18, count: 11 } as const;
    const paths = computeContours(options).map(({ path }) => path);
    const strong = paths.filter((_, at) => at === 4 || at === 9);
    expect(drawContourPaths(options)).toEqual({ fine: paths.filter((path) => !strong.includes(path)).join(''), strong: strong.join('') });
  });

  it('differs for another seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        fc.pre(a !== b && hashSeed(a) !== hashSeed(b));
        expect(drawing(a)).not.toEqual(drawing(b));
      }),
    );
  });

  it('consists of integers inside and near the picture', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const path of drawing(seed)) {
          expect(path).toMatch(/^M[-\d qtVHZ]+Z$/u);
          expect(numbersOf(path).filter((number) => Math.abs(number) >= 800)).toEqual([]);
        }
      }),
    );
  });

  it('is short: a page contains as many as it has items', () => {
    fc.assert(fc.property(fc.string(), (seed) => drawing(seed).join('').length < 950));
  });

  it('keeps the layers in order from edge to edge', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const starts = drawBandPaths({
          seed,
          width: 480,
          height: 300,
          bands: bands.map(({ top }) => ({ top, swing: 10 })),
        }).map((path) => numbersOf(path)[1] ?? 0);
        expect([...starts].sort((a, b) => a - b)).toEqual(starts);
      }),
    );
  });

  it('gives numbers from 0 to 1, spread evenly', () => {
    const random = createRandom('evenly');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 10_000; index += 1) {
      const tenth = Math.floor(random() * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('uses every tone', () => {
    const used = new Set(Array.from({ length: 100 }, (_, index) => pickTone(`entry-${String(index)}`)));
    expect([...used].sort()).toEqual([...tones].sort());
  });
});
