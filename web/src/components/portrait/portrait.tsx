import type { PersonCard } from '@ochiq/pages/view-models/person';
import { drawBandPaths } from '@ochiq/artwork/bands';
import { hashSeed } from '@ochiq/artwork/random';
import { pickTone } from '@ochiq/artwork/tone';

import { Picture } from '../picture/picture';
import * as styles from './portrait.module.css';

const side = 120;
const bands = [
  { top: 58, swing: 16 },
  { top: 84, swing: 12 },
];
const collars = ['M44 84l16 17 16-17', 'M45 83c5 12 25 12 30 0', 'M43 85l11 12 6-6 6 6 11-12'];

/** Renders a bust before layers of earth where a person has no photograph, always the same for that person. */
function Silhouette({ seed }: { seed: string }) {
  return (
    <svg
      className={styles.silhouette}
      viewBox={`0 0 ${String(side)} ${String(side)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-tone={pickTone(seed)}
    >
      <g className={styles.layers}>
        {drawBandPaths({ seed, width: side, height: side, bands, waves: 3 }).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path className={styles.bust} d="M51 62c1 9 0 14-8 18-17 6-26 17-28 40h90c-2-23-11-34-28-40-8-4-9-9-8-18z" />
      <ellipse className={styles.bust} cx="60" cy="47" rx="18.5" ry="22.5" />
      <path className={styles.collar} d={collars[hashSeed(seed) % collars.length]} />
    </svg>
  );
}

/** Renders a person's photograph, or a drawn silhouette. */
export function Portrait({ person: { id, photo, lang } }: { person: Pick<PersonCard, 'id' | 'photo' | 'lang'> }) {
  return (
    <div className={styles.portrait}>
      {photo ? <Picture picture={{ ...photo, caption: null }} lang={lang} size="portrait" /> : <Silhouette seed={id} />}
    </div>
  );
}
