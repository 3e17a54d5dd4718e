import { drawRing, type Point } from './draw-curve.ts';
import { createRandom } from './random.ts';

/** Twelve directions without `Math.sin`, whose last digit differs between engines. */
const sine60 = 0.8660254;
const directions = [
  [1, 0],
  [sine60, 0.5],
  [0.5, sine60],
  [0, 1],
  [-0.5, sine60],
  [-sine60, 0.5],
  [-1, 0],
  [-sine60, -0.5],
  [-0.5, -sine60],
  [0, -1],
  [0.5, -sine60],
  [sine60, -0.5],
] as const satisfies readonly Point[];

/** Returns a value of a ring, with indices that wrap around. */
const valueAt = (values: readonly number[], at: number): number => values.at(at % values.length) ?? 0;

/** Computes how far the land reaches in each direction; neighbours are alike. */
function computeSwells(random: () => number): number[] {
  const raw = directions.map(() => random() * 2 - 1);
  return raw.map((swell, at) => (swell + 0.5 * (valueAt(raw, at - 1) + valueAt(raw, at + 1))) / 2);
}

type ContoursOptions = {
  seed: string;
  /** The position of the summit. */
  centre: Point;
  /** The distance between the lines. */
  step: number;
  count: number;
  /** The ratio of width to height. */
  stretch?: number;
};

export type Contour = { path: string; /** Every fifth line is drawn stronger, as on a map. */ index: boolean };

/** Computes lines of equal height around a summit: path data, from the innermost outwards. */
export function computeContours({ seed, centre: [cx, cy], step, count, stretch = 1.6 }: ContoursOptions): Contour[] {
  const random = createRandom(seed);
  const slope = [random() - 0.5, random() - 0.5] as const;
  const summit = computeSwells(random);
  const foot = computeSwells(random);
  return Array.from({ length: count }, (_, index) => {
    const radius = step * (index + 1);
    const down = index / count;
    const points = directions.map(([dx, dy], at): Point => {
      const reach = radius * (1 + 0.5 * (valueAt(summit, at) * (1 - down) + valueAt(foot, at) * down));
      return [cx + radius * slope[0] * 0.6 + reach * dx * stretch, cy + radius * slope[1] * 0.6 + reach * dy];
    });
    return { path: drawRing(points), index: (index + 1) % 5 === 0 };
  });
}

/** Draws the same lines as two paths, one for each strength: much shorter where many are drawn. */
export function drawContourPaths(options: ContoursOptions): { fine: string; strong: string } {
  const lines = computeContours(options);
  const joinPaths = (isStrong: boolean) =>
    lines
      .filter(({ index }) => index === isStrong)
      .map(({ path }) => path)
      .join('');
  return { fine: joinPaths(false), strong: joinPaths(true) };
}
