import { drawBandPaths } from '@ochiq/strata/bands';

import * as styles from './empty.module.css';

const width = 960;
const height = 96;
const bands = [
  { top: 34, swing: 22 },
  { top: 54, swing: 16 },
  { top: 74, swing: 10 },
];

/** Renders the message of an empty list, over a drawing of quiet ground. */
export function Empty({ children }: { children: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.words}>{children}</p>
      <svg className={styles.ground} viewBox={`0 0 ${String(width)} ${String(height)}`} preserveAspectRatio="none" aria-hidden="true">
        {drawBandPaths({ seed: children, width, height, bands }).map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </div>
  );
}
