import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

import { readPermissions } from '../read-permissions.ts';
import { translationsAddress } from './board-address.ts';

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

/** Who may read entries of some type sees the link: not those who only answer citizens. */
const permissions = readPermissions as unknown as MenuLink['permissions'];

/** The link to the translations of all entries in the panel's menu, and its page. */
export const translationsLink: MenuLink = {
  to: translationsAddress.slice(1),
  icon: Earth,
  intlLabel: { id: 'ochiq.translations.title', defaultMessage: 'Translations' },
  permissions,
  Component: () => import('./translations-page.tsx').then(({ TranslationsPage }) => ({ default: TranslationsPage })),
};
