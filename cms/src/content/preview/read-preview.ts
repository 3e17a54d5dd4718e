import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { PreviewEntry, PreviewTarget } from '@ochiq/contract/wire/preview';
import type { Core } from '@strapi/strapi';
import type { Field } from '@ochiq/contract/fields/field';

import { flattenIssues } from '../publish-validation/flatten-issues';
import { readVersions } from '../publish-validation/contract-issues';
import { getFieldLabel } from './get-field-label';
import { describeProblem, getUnpublishedText } from './problem';
import type { Row } from '../../platform/strapi/get-documents';
import { getRows } from '../../platform/strapi/rows';

type RelationTarget = { documentId: string } | null | undefined;

/** Finds the fields without which a version is not shown and whose target is not published in any language. */
async function findUnpublishedNeeds(strapi: Core.Strapi, type: ContentTypeName, version: Row): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [name, { cms, required }] of Object.entries<Field>(contentTypes[type].fields)) {
    const relationTarget = version[name] as RelationTarget;
    if (cms.type !== 'relation' || !required || !relationTarget) continue;
    const where = { documentId: relationTarget.documentId, publishedAt: { $notNull: true } };
    if ((await getRows(strapi, cms.target).count({ where })) === 0) missing.push(name);
  }
  return missing;
}

/** Reads a version as the site would read it, and what prevents it from being shown, in the version's language. */
export async function readPreview(strapi: Core.Strapi, { type, document, locale, version }: PreviewTarget): Promise<PreviewEntry> {
  const [entry] = await readVersions(strapi, type, { documentId: document, locale, status: version });
  if (!entry) return { entry: null, unfit: [] };
  const issues = flattenIssues(contentTypes[type].schema.safeParse(entry).error?.issues ?? []);
  const unfit = issues.map(({ path, issue }) => ({ field: getFieldLabel(type, path, locale), problem: describeProblem(issue, locale) }));
  const needs = await findUnpublishedNeeds(strapi, type, entry);
  const unpublished = needs.map((name) => ({ field: getFieldLabel(type, [name], locale), problem: getUnpublishedText(locale) }));
  return { entry, unfit: [...unfit, ...unpublished] };
}
