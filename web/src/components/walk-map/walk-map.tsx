import type { OfficeView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './walk-map.module.css';

type Walk = { walk: number | null };
type StopPoint = { x: number; y: number; number: number };
type Ring = { minutes: number; radius: number };

export const side = 480;
const centre = side / 2;
/** No stop is drawn nearer than this: the office is in the centre. */
const innerRadius = 78;
const outerRadius = 212;
export const spotRadius = 17;

/** The longest walk for each step between rings. */
const steps = [
  { to: 20, minutes: 5 },
  { to: 40, minutes: 10 },
  { to: 60, minutes: 15 },
];

/**
 * Computes the positions of stops: as far out as they are minutes away, spread around because their direction is
 * unknown.
 */
export function computeWalkLayout(stops: readonly Walk[]): { spots: (StopPoint | null)[]; rings: Ring[] } {
  const longest = Math.max(5, ...stops.map(({ walk }) => walk ?? 0));
  const step = steps.find(({ to }) => longest <= to)?.minutes ?? 15;
  const top = Math.ceil(longest / step) * step;
  const getRadius = (minutes: number) => innerRadius + ((outerRadius - innerRadius) * (minutes - 1)) / (top - 1);
  const known = stops.filter(({ walk }) => walk !== null).length;
  let drawn = 0;
  const spots = stops.map(({ walk }): StopPoint | null => {
    if (walk === null) return null;
    const angle = ((drawn + 0.5) / known) * 2 * Math.PI - Math.PI / 2;
    drawn += 1;
    const at = (part: number) => Math.round(centre + getRadius(walk) * part);
    return { x: at(Math.cos(angle)), y: at(Math.sin(angle)), number: drawn };
  });
  const rings = Array.from({ length: top / step }, (_, index) => (index + 1) * step).map((minutes) => ({
    minutes,
    radius: Math.round(getRadius(minutes)),
  }));
  return { spots, rings };
}

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
            <path
              key={spot.number}
              className={styles.path}
              d={`M${String(spot.x)} ${String(spot.y)}L${String(centre)} ${String(centre)}`}
            />
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
