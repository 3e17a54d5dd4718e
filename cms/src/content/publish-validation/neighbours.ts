import { getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { planRedirect } from '@ochiq/contract/routing/redirect-plan';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import type { EntryIssue } from './entry-issue';

/** Fields that no two published entries of a type may share in one language, besides the slugs, which Strapi watches. */
const unique: Readonly<Partial<Record<ContentTypeName, string>>> = { 'section-page': 'key', redirect: 'from' };

/** Returns the field of a type that no two published entries of a language may share. */
export const getUniqueField = (type: ContentTypeName): string | undefined => unique[type];

const toRedirect = (row: Row) => ({ from: String(row['from']), to: String(row['to']), permanent: true });

function findRedirectLoop(name: ContentTypeName, version: Row, published: readonly Row[]): readonly EntryIssue[] {
  if (name !== 'redirect') return [];
  const others = published.filter(({ documentId }) => documentId !== version.documentId).map(toRedirect);
  const plan = planRedirect(toRedirect(version), others, settings.SITE_URL);
  if (!('loop' in plan)) return [];
  const paths = plan.loop.join(' → ');
  const message = {
    uz: `boshlangan joyiga qaytib keladi: ${paths}`,
    ru: `возвращается туда, где началось: ${paths}`,
    en: `leads back to where it began: ${paths}`,
  };
  return [{ locale: version.locale, path: ['to'], message }];
}

function findDuplicateValue(field: string, version: Row, published: readonly Row[]): readonly EntryIssue[] {
  const isDouble = published.some((other) => other.documentId !== version.documentId && other[field] === version[field]);
  if (!isDouble) return [];
  const value = String(version[field]);
  const message = {
    uz: `eʼlon qilingan boshqa yozuvda ham shunday: ${value}`,
    ru: `такое же у другой опубликованной записи: ${value}`,
    en: `is that of another published entry: ${value}`,
  };
  return [{ locale: version.locale, path: [field], message }];
}

/** Finds the conflicts with the other published entries of the type. */
export async function findConflictIssues(
  strapi: Core.Strapi,
  name: ContentTypeName,
  versions: readonly Row[],
): Promise<readonly EntryIssue[]> {
  const field = unique[name];
  if (field === undefined) return [];
  const issues: EntryIssue[] = [];
  for (const version of versions) {
    const published = await getDocuments(strapi, getContentTypeUid(name)).findMany({ locale: version.locale, status: 'published' });
    issues.push(...findDuplicateValue(field, version, published), ...findRedirectLoop(name, version, published));
  }
  return issues;
}
