import { Shield } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

import { protectionPagePath } from '../../people/staff-oidc/staff-sign-in.ts';

/** The link to the protection of one's sign-in in the panel's menu, for everyone, and its page. */
export const protectionLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: protectionPagePath.slice('/admin/'.length),
  icon: Shield,
  intlLabel: { id: 'ochiq.factor.title', defaultMessage: 'Sign-in protection' },
  permissions: [],
  Component: () => import('./protection-page.tsx').then(({ ProtectionPage }) => ({ default: ProtectionPage })),
};
