import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { getRoleTypeUid } from './expand-roles';

/** The types that editor roles had before they were noted. Nothing is added here: new types are noted. */
const unnotedContent: readonly ContentTypeName[] = [
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
const unnotedIntake: readonly IntakeTypeName[] = ['appeal', 'callback-request', 'comment', 'contact-message', 'page-feedback', 'review'];

/** What a start noted that did not note the types. */
const localesMade = z.array(z.string());

/** Reads the types that roles had which were made before roles were noted, by the keys of these roles. */
export async function readUnnotedRoles(strapi: Core.Strapi): Promise<ReadonlyMap<string, readonly string[]>> {
  const store = strapi.store({ type: 'core', name: 'setup' });
  const isAppealsMade = (await store.get({ key: 'appeals-role' })) === true;
  const locales = localesMade.parse((await store.get({ key: 'editor-roles' })) ?? []);
  return new Map([
    ...locales.map((locale) => [`editor-${locale}`, unnotedContent.map(getContentTypeUid)] as const),
    ...(isAppealsMade ? [['appeals', unnotedIntake.map(getRoleTypeUid)] as const] : []),
  ]);
}
