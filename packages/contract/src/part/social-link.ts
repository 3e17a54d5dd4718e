import { defineEnumField, defineUrlField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const networks = ['telegram', 'facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const;

export const socialLink = definePart('social-link', 'Social network', {
  /** Which network. */
  network: defineEnumField(networks),
  /** The institution's own page there. */
  url: defineUrlField(),
});
