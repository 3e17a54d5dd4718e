import { defineDecimalField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

/** WGS 84, degrees. */
export const mapPoint = definePart('map-point', 'Point on the map', {
  /** North is positive. */
  latitude: defineDecimalField(-90, 90),
  /** East is positive. */
  longitude: defineDecimalField(-180, 180),
});
