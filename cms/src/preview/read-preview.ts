import { contentTypes } from '@ochiq/contract/content-types';
import type { PreviewEntry, Previewed } from '@ochiq/contract/preview';
import type { Core } from '@strapi/strapi';

import { flatIssues } from '../publish-guard/flat-issues';
import { readVersions } from '../publish-guard/unfit';
import { fieldName } from './field-name';
import { problemOf, unpublishedProblem } from './problem';
import { unpublishedNeeds } from './unpublished-needs';

/** Reads a version as the site would read it, and what prevents it from being shown, in the version's language. */
export async function readPreview(strapi: Core.Strapi, { type, document, locale, version }: Previewed): Promise<PreviewEntry> {
  const [entry] = await readVersions(strapi, type, { documentId: document, locale, status: version });
  if (!entry) return { entry: null, unfit: [] };
  const issues = flatIssues(contentTypes[type].schema.safeParse(entry).error?.issues ?? []);
  const unfit = issues.map(({ path, issue }) => ({ field: fieldName(type, path, locale), problem: problemOf(issue, locale) }));
  const needs = await unpublishedNeeds(strapi, type, entry);
  const unpublished = needs.map((name) => ({ field: fieldName(type, [name], locale), problem: unpublishedProblem(locale) }));
  return { entry, unfit: [...unfit, ...unpublished] };
}
