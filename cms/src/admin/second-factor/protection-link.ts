import { Shield } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** The link to the protection of one's sign-in in the panel's menu, for everyone, and its page. */
export const protectionLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'sign-in-protection',
  icon: Shield,
  intlLabel: { id: 'ochiq.factor.title', defaultMessage: 'Sign-in protection' },
  permissions: [],
  Component: () => import('./protection-page.tsx').then(({ ProtectionPage }) => ({ default: ProtectionPage })),
};
