import { addStyle } from '../add-style.ts';

/** Strapi's offers to those who edit: prices, new versions, and letters about them, which a new user is asked to agree to. */
const offers = [
  'a[href^="https://strapi.io/pricing"]',
  'a[href^="https://github.com/strapi/strapi/releases"]',
  'a[href^="https://market.strapi.io"]',
  'div:has(> div > div > div > [name="news"], > div > div > [name="news"], > div > [name="news"])',
];

/** Hides them from everybody: no setting of Strapi 5.54.0 does. What is hidden is not agreed to. */
export function hideOffers(): void {
  addStyle(`${offers.join(',')}{display:none!important}`);
}
