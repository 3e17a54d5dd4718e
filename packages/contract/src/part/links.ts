import { defineBooleanField, defineEnumField, defineLineField, defineTextField, makeOptional } from '../fields/field.ts';
import { definePart } from '../fields/reference-fields.ts';
import { definePathField, defineUrlField } from '../fields/address-fields.ts';
import { providers } from '../routing/sign-in-place.ts';

export const link = definePart('link', 'Link', {
  /** The label of the link. */
  label: defineLineField(120),
  /** The target of the link. */
  url: defineUrlField(),
});

export const card = definePart('card', 'Card', {
  /** What the link leads to, in a few words. */
  label: defineLineField(120),
  /** The target of the card. */
  url: defineUrlField(),
  /** What readers find there. */
  text: makeOptional(defineTextField(300)),
});

export const quickLink = definePart('quick-link', 'Quick link', {
  /** What people come for, in two or three words. */
  label: defineLineField(60),
  /** What they get there. */
  note: defineLineField(120),
  /** The page, without a language prefix. */
  path: definePathField(),
});

export const networks = ['telegram', 'facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const;

export const socialLink = definePart('social-link', 'Social network', {
  /** Which network. */
  network: defineEnumField(networks),
  /** The institution's own page there. */
  url: defineUrlField(),
});

export const signInProvider = definePart('sign-in-provider', 'Social sign-in', {
  /** The identity provider. */
  provider: defineEnumField(providers),
  /** Whether the connection is set up; otherwise the page says that it is not. */
  ready: defineBooleanField(),
});
