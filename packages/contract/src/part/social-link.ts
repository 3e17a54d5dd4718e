import { oneOf, url } from '../field.ts';
import { part } from '../part.ts';

export const networks = ['telegram', 'facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const;

export const socialLink = part('social-link', 'Social network', {
  /** Which network. */
  network: oneOf(networks),
  /** The institution's own page there. */
  url: url(),
});
