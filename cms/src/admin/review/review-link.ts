import { getContentTypeUid } from '@ochiq/contract/content-types';
import { CheckCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

import { reviewRights } from '../../content/review/rules/review-rules.ts';

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

/** Where the panel shows a person's reviews, their letters, and the rules; for links within the panel. */
export const reviewAddress = '/review';

/** Who may read entries sees the link, and who may read the rules: not those who only answer citizens. Strapi compares these two. */
const permissions = [
  { action: 'plugin::content-manager.explorer.read', subject: getContentTypeUid('news') },
  { action: reviewRights.readRules, subject: null },
] as unknown as MenuLink['permissions'];

/** The link to reviews and their rules in the panel's menu, and its page. */
export const reviewLink: MenuLink = {
  to: reviewAddress.slice(1),
  icon: CheckCircle,
  intlLabel: { id: 'ochiq.notices.title', defaultMessage: 'Review and approval' },
  permissions,
  Component: () => import('./review-page.tsx').then(({ ReviewPage }) => ({ default: ReviewPage })),
};
