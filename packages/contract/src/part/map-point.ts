import { real } from '../field.ts';
import { part } from '../part.ts';

/** WGS 84, degrees. */
export const mapPoint = part('map-point', 'Point on the map', {
  /** North is positive. */
  latitude: real(-90, 90),
  /** East is positive. */
  longitude: real(-180, 180),
});
