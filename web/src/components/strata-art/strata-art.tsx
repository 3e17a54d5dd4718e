import { drawBandPaths } from '@ochiq/artwork/bands';
import { computeContours } from '@ochiq/artwork/compute-contours';

import * as styles from './strata-art.module.css';

const width = 1440;
const height = 560;
const ground = [392, 424, 452, 478, 506, 532];
const swings = [26, 22, 18, 16, 12, 8];
const bands = ground.map((top, index) => ({ top, swing: swings[index] ?? 0 }));

/** Draws the earth's layers under contour lines: the site's motif, on the home page. */
export function StrataArt({ seed }: { seed: string }) {
  return (
    <svg
      className={styles.strata}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className={styles.contours}>
        {computeContours({ seed, centre: [1040, 250], step: 30, count: 15 }).map(({ path, index }) => (
          <path key={path} d={path} strokeWidth={index ? 1.6 : 0.8} opacity={index ? 1 : 0.6} />
        ))}
      </g>
      <g className={styles.bands}>
        {drawBandPaths({ seed, width, height, bands, waves: 6 }).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
