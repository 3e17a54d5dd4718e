import { bandPaths } from '@ochiq/strata/bands';
import { contours } from '@ochiq/strata/contours';
import { toneOf, type Tone } from '@ochiq/strata/tone';

import * as styles from './cover.module.css';

const width = 480;
const height = 300;
const bands = [
  { top: 120, swing: 44 },
  { top: 165, swing: 36 },
  { top: 205, swing: 26 },
  { top: 250, swing: 18 },
];

type CoverProps = {
  /** What the art is drawn from: the entry's own id, so that it keeps its face. */
  seed: string;
  /** The family of colours, where it is not left to the seed. */
  tone?: Tone;
};

/** Generated art where a thing has no picture of its own. Says nothing, so nothing reads it out. */
export function Cover({ seed, tone = toneOf(seed) }: CoverProps) {
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-tone={tone}
    >
      <g className={styles.lines}>
        {contours({ seed, centre: [330, 90], step: 24, count: 5 }).map(({ path, index }) => (
          <path key={path} d={path} strokeWidth={index ? 2 : 1} />
        ))}
      </g>
      <g className={styles.bands}>
        {bandPaths({ seed, width, height, bands, waves: 4 }).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
