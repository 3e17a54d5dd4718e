import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../../platform/database/get-table';
import { getDocuments, type Row } from '../../../platform/strapi/documents';
import { readContents } from '../../history/stored-contents';
import { combineRules, type EntryRule, findRule, noRule } from './needed-approvals';
import { listPlaces } from './page-places';
import type { ReviewRule } from './review-rules';
import { hasSameShared, hasSharedFields } from './shared-values';

/** A language in which readers see a document, and a place where it comes to or leaves. */
type Scope = { locale: string; parent: string | null };

const getParent = (values: Readonly<Record<string, unknown>>): string | null =>
  typeof values['parent'] === 'string' ? values['parent'] : null;

/** Reads all languages in which a document is published, with everything in them. */
const readPublished = (strapi: Core.Strapi, type: ContentTypeName, documentId: string): Promise<readonly Row[]> =>
  getDocuments(strapi, getContentTypeUid(type)).findMany({
    ...{ filters: { documentId }, locale: [...localeCodes], status: 'published', populate: buildPopulate(type) },
  });

/** Lists the place at which readers saw a document last; none where it was never published. */
async function listLastPlace(strapi: Core.Strapi, type: ContentTypeName, document: string): Promise<(string | null)[]> {
  const where = { type, document, state: 'published' };
  const [last] = await getTable(strapi, 'version').findMany({ where, select: ['content'], orderBy: { id: 'desc' }, limit: 1 });
  const content = last && (await readContents(strapi, [last.content])).get(last.content);
  return content ? [getParent(content)] : [];
}

type Compared = { type: ContentTypeName; draft: Row; published: readonly Row[] };

/**
 * Lists where the publication of a draft changes what readers see: in its own language at its place and at those that it
 * leaves, in whichever language readers find it there; and in the languages to which its shared values are copied.
 */
function listScopes({ type, draft, published }: Compared, left: readonly (string | null)[]): Scope[] {
  const { locale } = draft;
  const parent = getParent(draft);
  const others = published.filter((row) => row.locale !== locale && !hasSameShared(type, row, draft));
  return [
    { locale, parent },
    ...[...published.map(getParent), ...left].map((place) => ({ locale, parent: place })),
    ...others.flatMap((row) => [
      { locale: row.locale, parent },
      { locale: row.locale, parent: getParent(row) },
    ]),
  ];
}

/** Finds the rule for a draft that is to be published: all that has to be satisfied before readers see what it changes. */
export async function findEntryRule(
  strapi: Core.Strapi,
  rules: readonly ReviewRule[],
  type: ContentTypeName,
  draft: Row,
): Promise<EntryRule> {
  const { documentId, locale } = draft;
  const own = rules.filter((rule) => rule.type === type);
  const hasSections = own.some(({ section }) => section !== null);
  const hasLocales = hasSharedFields(type) && own.some((rule) => rule.locale !== null);
  if (!hasSections && !hasLocales) return findRule(own, { type, locale, places: [] });
  const published = await readPublished(strapi, type, documentId);
  const left = hasSections && published.length === 0 ? await listLastPlace(strapi, type, documentId) : [];
  const scopes = listScopes({ type, draft, published }, left);
  const distinct = new Map(scopes.map((scope) => [`${scope.locale} ${scope.parent ?? ''}`, scope]));
  let combined = noRule;
  for (const scope of distinct.values()) {
    const places = type === 'page' ? await listPlaces(strapi, documentId, scope.parent) : [];
    combined = combineRules(combined, findRule(own, { type, locale: scope.locale, places }));
  }
  return combined;
}
