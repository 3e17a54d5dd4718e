import { addStyle } from '../add-style.ts';

/**
 * Strapi's promotions for editors: prices, new versions, and letters about them, which a new user is asked to agree to.
 */
const offers = [
  'a[href^="https://strapi.io/pricing"]',
  'a[href^="https://github.com/strapi/strapi/releases"]',
  'a[href^="https://market.strapi.io"]',
  'div:has(> div > div > div > [name="news"], > div > div > [name="news"], > div > [name="news"])',
];

/** Hides them for all users: Strapi 5.54.0 has no setting for it. A hidden consent is not given. */
export function hideOffers(): void {
  addStyle(`${offers.join(',')}{display:none!important}`);
}
