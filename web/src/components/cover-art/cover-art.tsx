import { drawBandPaths } from '@ochiq/artwork/bands';
import { drawContourPaths } from '@ochiq/artwork/compute-contours';
import { pickTone, type Tone } from '@ochiq/artwork/tone';

import * as styles from './cover-art.module.css';

/** A coarse grid: places are whole numbers, and short ones are a third of the page. */
const width = 120;
const height = 75;
const bands = [
  { top: 30, swing: 11 },
  { top: 41, swing: 9 },
  { top: 51, swing: 6.5 },
  { top: 62, swing: 4.5 },
];

type CoverArtProps = {
  /** The seed of the art: the entry's own id, so that it stays the same. */
  seed: string;
  /** The family of colours, where it is not left to the seed. */
  tone?: Tone;
};

/** Renders generated art where a thing has no picture of its own; hidden from screen readers. */
export function CoverArt({ seed, tone = pickTone(seed) }: CoverArtProps) {
  const lines = drawContourPaths({ seed, centre: [82, 22], step: 6, count: 5 });
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-tone={tone}
    >
      <g className={styles.contours}>
        <path d={lines.fine} strokeWidth={0.25} />
        <path d={lines.strong} strokeWidth={0.5} />
      </g>
      <g className={styles.bands}>
        {drawBandPaths({ seed, width, height, bands, waves: 4 }).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
