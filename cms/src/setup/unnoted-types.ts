import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { IntakeTypeName } from '@ochiq/contract/intake-types';

/** What the roles of editors were given while no start noted it. Nothing is added here: a type that comes now is noted. */
export const unnotedContent: readonly ContentTypeName[] = [
  'alert',
  'announcement',
  'appeal-statistic',
  'category',
  'dataset',
  'document',
  'faq',
  'home',
  'navigation',
  'news',
  'person',
  'press-conference',
  'project',
  'redirect',
  'section-page',
  'service',
  'site',
  'tag',
  'tender',
  'testimonial',
  'unit',
  'vacancy',
];

/** The same of the role of those who answer the public. */
export const unnotedIntake: readonly IntakeTypeName[] = [
  'appeal',
  'callback-request',
  'comment',
  'contact-message',
  'page-feedback',
  'review',
];
