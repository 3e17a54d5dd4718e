import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import type { Core } from '@strapi/strapi';

import { getDocuments, type Row } from '../strapi/get-documents';
import { findBrokenText } from './broken-text';
import type { EntryIssue } from './entry-issue';
import { findFileNameDescriptions } from './picture-words';
import { toPlainIssues } from './to-plain-issues';

export type VersionQuery = { documentId: string; locale: string | readonly string[]; status: 'draft' | 'published' };

/** Reads the versions of a document as the site would read them. */
export function readVersions(
  strapi: Core.Strapi,
  name: ContentTypeName,
  { documentId, locale, status }: VersionQuery,
): Promise<readonly Row[]> {
  return getDocuments(strapi, getContentTypeUid(name)).findMany({ filters: { documentId }, locale, status, populate: buildPopulate(name) });
}

/** Finds the violations of the contract, and broken characters of drafts that were saved before these were refused. */
export function findContractIssues(name: ContentTypeName, versions: readonly Row[]): readonly EntryIssue[] {
  return versions.flatMap((version) => {
    const { success, error } = contentTypes[name].schema.safeParse(version);
    const issues = success ? [] : toPlainIssues(error.issues);
    return [...issues, ...findBrokenText(version), ...findFileNameDescriptions(version)].map((issue) => ({
      ...issue,
      locale: version.locale,
    }));
  });
}
