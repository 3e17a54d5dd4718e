import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

/** Who may delete something of the content sees the link: not those who only answer citizens. Strapi compares these two. */
const permissions = contentTypeNames.map((name) => ({
  action: 'plugin::content-manager.explorer.delete',
  subject: getContentTypeUid(name),
})) as unknown as MenuLink['permissions'];

/** The link to the trash in the panel's menu, and its page. */
export const trashLink: MenuLink = {
  to: 'trash',
  icon: Trash,
  intlLabel: { id: 'ochiq.trash.title', defaultMessage: 'Trash' },
  permissions,
  Component: () => import('./trash-page.tsx').then(({ TrashPage }) => ({ default: TrashPage })),
};
