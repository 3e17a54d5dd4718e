import { defineDecimalField, defineEnumField, defineIntegerField, defineLineField, makeOptional } from '../fields/field.ts';
import { defineEmailField, definePhoneField } from '../fields/address-fields.ts';
import { definePart } from '../fields/reference-fields.ts';

export const phoneLine = definePart('phone-line', 'Telephone', {
  /** The label: reception, press service. */
  label: defineLineField(120),
  /** The number. */
  number: definePhoneField(),
});

export const contactPoint = definePart('contact-point', 'Contact', {
  /** Who or what it is: a person, a post, a desk. */
  label: defineLineField(160),
  /** What for, or when. */
  note: makeOptional(defineLineField(200)),
  /** The number. */
  phone: makeOptional(definePhoneField()),
  /** The address for letters. */
  email: makeOptional(defineEmailField()),
});

/** WGS 84, degrees. */
export const mapPoint = definePart('map-point', 'Point on the map', {
  /** North is positive. */
  latitude: defineDecimalField(-90, 90),
  /** East is positive. */
  longitude: defineDecimalField(-180, 180),
});

export const transportKinds = ['metro', 'bus', 'minibus'] as const;

export const stop = definePart('stop', 'Nearest stop', {
  /** What stops there. */
  transport: defineEnumField(transportKinds),
  /** The stop's name. */
  name: defineLineField(120),
  /** Which lines stop there. */
  lines: makeOptional(defineLineField(120)),
  /** Minutes on foot to the door. */
  walk: makeOptional(defineIntegerField(1, 60)),
});
