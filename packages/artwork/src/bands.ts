import { drawCurve, type Point } from './draw-curve.ts';
import { createRandom } from './random.ts';

export type Band = {
  /** The upper edge, in units of the picture from the top. */
  top: number;
  /** The amplitude of the edge. */
  swing: number;
};

type BandsOptions = { seed: string; width: number; height: number; bands: readonly Band[]; waves?: number };

/**
 * Draws layers of earth, each over the one above it and down to the bottom: path data, one per band. Neighbours follow
 * each other's shape, as real strata do.
 */
export function drawBandPaths({ seed, width, height, bands, waves = 5 }: BandsOptions): string[] {
  const random = createRandom(seed);
  const step = width / waves;
  const common = Array.from({ length: waves + 3 }, () => random() * 2 - 1);
  return bands.map(({ top, swing }) => {
    const points = common.map((swell, index): Point => {
      const own = random() * 2 - 1;
      return [(index - 1) * step, top + swing * (0.7 * swell + 0.3 * own)];
    });
    return `${drawCurve(points)}V${String(height)}H${String(Math.round(-step / 2))}Z`;
  });
}
