import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';

/** The types that editor roles had before they were noted. Nothing is added here: new types are noted. */
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

/** The same for the appeals role. */
export const unnotedIntake: readonly IntakeTypeName[] = [
  'appeal',
  'callback-request',
  'comment',
  'contact-message',
  'page-feedback',
  'review',
];
