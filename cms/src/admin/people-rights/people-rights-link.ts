import { User } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

import { peopleReadingRights } from '../../people/rights/people-rights.ts';

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

/** Where the panel shows who may do what, for links within the panel. */
export const peopleRightsAddress = '/people-and-rights';

/** Who may read users sees the link. Strapi compares these two. */
const permissions = [{ action: peopleReadingRights[0], subject: null }] as unknown as MenuLink['permissions'];

/** The link to people and their rights in the panel's menu, and its page. */
export const peopleRightsLink: MenuLink = {
  to: peopleRightsAddress.slice(1),
  icon: User,
  intlLabel: { id: 'ochiq.rights.title', defaultMessage: 'People and rights' },
  permissions,
  Component: () => import('./people-rights-page.tsx').then(({ PeopleRightsPage }) => ({ default: PeopleRightsPage })),
};
