import { contentTypes, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import { populateOf } from '@ochiq/contract/populate';
import type { Core } from '@strapi/strapi';

import { documents, type Row } from '../strapi/documents';
import { brokenTextIn } from './broken-text';
import type { Complaint } from './complaint';
import { namedPicturesIn } from './picture-words';
import { plainIssues } from './plain-issues';

export type Versions = { documentId: string; locale: string | readonly string[]; status: 'draft' | 'published' };

/** Reads the versions of a document as the site would read them. */
export function readVersions(
  strapi: Core.Strapi,
  name: ContentTypeName,
  { documentId, locale, status }: Versions,
): Promise<readonly Row[]> {
  return documents(strapi, uidOf(name)).findMany({ filters: { documentId }, locale, status, populate: populateOf(name) });
}

/** Finds the violations of the contract, and broken characters of drafts that were saved before these were refused. */
export function complaintsAbout(name: ContentTypeName, versions: readonly Row[]): readonly Complaint[] {
  return versions.flatMap((version) => {
    const { success, error } = contentTypes[name].schema.safeParse(version);
    const issues = success ? [] : plainIssues(error.issues);
    return [...issues, ...brokenTextIn(version), ...namedPicturesIn(version)].map((issue) => ({ ...issue, locale: version.locale }));
  });
}
