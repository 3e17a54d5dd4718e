import { drawBandPaths } from '@ochiq/strata/bands';

import * as styles from './strata-edge.module.css';

const width = 1440;
const height = 72;
const bands = [
  { top: 20, swing: 16 },
  { top: 36, swing: 12 },
  { top: 52, swing: 10 },
];

/** Draws the edge between the page and its footer. */
export function StrataEdge({ seed }: { seed: string }) {
  return (
    <svg className={styles.edge} viewBox={`0 0 ${String(width)} ${String(height)}`} preserveAspectRatio="none" aria-hidden="true">
      {drawBandPaths({ seed, width, height, bands, waves: 7 }).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
