import type { OfficeView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import { side, spotRadius, computeWalkLayout } from './compute-walk-layout';
import * as styles from './walk-map.module.css';

const centre = side / 2;
/** The drop of the emblem, standing on the middle of the picture. */
const drop = 'M240 206c14 19 23 31 23 45a23 23 0 0 1-46 0c0-14 9-26 23-45z';

/** Draws the way from the nearest stops, from the site's own data: no request to a map service. */
export function WalkMap({ stops }: { stops: OfficeView['stops'] }) {
  const t = useMessages();
  const { spots, rings } = computeWalkLayout(stops);
  return (
    <svg className={styles.map} viewBox={`0 0 ${String(side)} ${String(side)}`} role="img" aria-label={t('citizens:scheme')}>
      <rect className={styles.ground} width={side} height={side} rx="14" />
      {[...rings].reverse().map(({ minutes, radius }) => (
        <circle key={minutes} className={styles.ring} cx={centre} cy={centre} r={radius} />
      ))}
      {spots.map(
        (spot) =>
          spot && (
            <path key={spot.number} className={styles.way} d={`M${String(spot.x)} ${String(spot.y)}L${String(centre)} ${String(centre)}`} />
          ),
      )}
      {rings.map(({ minutes, radius }) => (
        <text key={minutes} className={styles.minutes} fontSize="17" x={centre} y={centre - radius + 6}>
          {t('citizens:minutes', { count: minutes })}
        </text>
      ))}
      <circle className={styles.office} cx={centre} cy={centre} r="48" />
      <path className={styles.drop} d={drop} />
      {spots.map(
        (spot) =>
          spot && (
            <g key={spot.number}>
              <circle className={styles.spot} cx={spot.x} cy={spot.y} r={spotRadius} />
              <text className={styles.number} fontSize="19" x={spot.x} y={spot.y + 6.5}>
                {spot.number}
              </text>
            </g>
          ),
      )}
    </svg>
  );
}
