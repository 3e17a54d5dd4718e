import type { ReactNode } from 'react';
import { drawBandPaths } from '@ochiq/artwork/bands';

import * as styles from './error-page-layout.module.css';

const width = 480;
const height = 360;
const bands = [
  { top: 132, swing: 8 },
  { top: 186, swing: 16 },
  { top: 238, swing: 18 },
  { top: 290, swing: 14 },
  { top: 334, swing: 8 },
];

/** Renders a drawing for missing content: a well that ends above the water. */
function DryWellDrawing({ seed }: { seed: string }) {
  return (
    <svg className={styles.well} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
      <g className={styles.bands}>
        {drawBandPaths({ seed, width, height, bands, waves: 4 }).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path className={styles.tower} d="M204 136 240 28l36 108M213 108h54M224 76h32M213 108l43-32M267 108l-43-32M232 52h16" />
      <path className={styles.pipe} d="M240 118v132" />
      <path className={styles.drillBit} d="M230 248h20l-10 20z" />
    </svg>
  );
}

/** Renders a page without content: ways to continue, next to a drawing. */
export function ErrorPageLayout({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.links}>{children}</div>
      <DryWellDrawing seed={seed} />
    </div>
  );
}
