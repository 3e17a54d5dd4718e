import { createRandom } from '@ochiq/artwork/random';

import { side, spotRadius, computeWalkLayout } from './walk-map';

const random = createRandom('stops');
const upTo = (most: number) => Math.floor(random() * (most + 1));
const someStops = () => Array.from({ length: upTo(12) }, () => ({ walk: random() < 0.2 ? null : 1 + upTo(59) }));

it('draws every stop whose way is known, none over another, all within the picture', () => {
  for (const stops of Array.from({ length: 200 }, someStops)) {
    const { spots } = computeWalkLayout(stops);
    expect(spots.map((spot) => spot === null)).toEqual(stops.map(({ walk }) => walk === null));
    const drawn = spots.flatMap((spot) => spot ?? []);
    expect(drawn.map(({ number }) => number)).toEqual(drawn.map((_, index) => index + 1));
    drawn.forEach(({ x, y }, index) => {
      for (const at of [x, y]) expect(at >= spotRadius && at <= side - spotRadius).toBe(true);
      for (const other of drawn.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * spotRadius);
    });
  }
});

it('draws what is farther on foot farther out, and rings as far as the farthest', () => {
  const { spots, rings } = computeWalkLayout([{ walk: 3 }, { walk: 14 }, { walk: null }]);
  const distance = (index: number) => Math.hypot((spots[index]?.x ?? 0) - side / 2, (spots[index]?.y ?? 0) - side / 2);
  expect(distance(1)).toBeGreaterThan(distance(0));
  expect(rings.map(({ minutes }) => minutes)).toEqual([5, 10, 15]);
  expect(rings.at(-1)?.radius).toBeLessThanOrEqual(side / 2);
});
