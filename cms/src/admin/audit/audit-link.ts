import { Shield } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

import { auditRight } from '../../people/audit/audit-paths.ts';

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

/** Who may read the log sees the link. Strapi compares these two. */
const permissions = [{ action: auditRight, subject: null }] as unknown as MenuLink['permissions'];

/** The link to the audit log in the panel's menu, and its page. */
export const auditLink: MenuLink = {
  to: 'audit',
  icon: Shield,
  intlLabel: { id: 'ochiq.audit.title', defaultMessage: 'Audit log' },
  permissions,
  Component: () => import('./audit-page.tsx').then(({ AuditPage }) => ({ default: AuditPage })),
};
