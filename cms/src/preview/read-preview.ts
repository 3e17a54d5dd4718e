import { contentTypes } from '@ochiq/contract/content-types';
import type { PreviewEntry, PreviewTarget } from '@ochiq/contract/wire/preview';
import type { Core } from '@strapi/strapi';

import { flattenIssues } from '../publish-validation/flatten-issues';
import { readVersions } from '../publish-validation/contract-issues';
import { getFieldLabel } from './get-field-label';
import { describeProblem, getUnpublishedText } from './problem';
import { findUnpublishedNeeds } from './find-unpublished-needs';

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
