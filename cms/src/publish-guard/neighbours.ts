import { uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { documents, type Row } from '../strapi/documents';
import type { Complaint } from './complaint';
import { loopThrough } from './redirect-loop';

/** Fields that no two published entries of a type may share in one language, besides the slugs, which Strapi watches. */
const unique: Readonly<Partial<Record<ContentTypeName, string>>> = { 'section-page': 'key', redirect: 'from' };

const redirectOf = (row: Row) => ({ from: String(row['from']), to: String(row['to']) });

function loops(name: ContentTypeName, version: Row, published: readonly Row[]): readonly Complaint[] {
  const way = name === 'redirect' ? loopThrough(redirectOf(version), published.map(redirectOf)) : null;
  return way === null ? [] : [{ locale: version.locale, path: ['to'], message: `leads back to where it began: ${way.join(' → ')}` }];
}

function doubles(field: string, version: Row, published: readonly Row[]): readonly Complaint[] {
  const isDouble = published.some((other) => other.documentId !== version.documentId && other[field] === version[field]);
  return isDouble
    ? [{ locale: version.locale, path: [field], message: `is that of another published entry: ${String(version[field])}` }]
    : [];
}

/** What does not go together with the other published entries of the type. */
export async function complaintsAmong(strapi: Core.Strapi, name: ContentTypeName, versions: readonly Row[]): Promise<readonly Complaint[]> {
  const field = unique[name];
  if (field === undefined) return [];
  const complaints: Complaint[] = [];
  for (const version of versions) {
    const published = await documents(strapi, uidOf(name)).findMany({ locale: version.locale, status: 'published' });
    complaints.push(...doubles(field, version, published), ...loops(name, version, published));
  }
  return complaints;
}
