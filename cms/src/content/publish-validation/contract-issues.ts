import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import type { Core } from '@strapi/strapi';
import type { Localized } from '@ochiq/contract/routing/locales';
import { isPictureFileName } from '@ochiq/contract/fields/picture-words';

import { getDocuments, type Row } from '../../platform/strapi/documents';
import { findBrokenText } from './broken-text';
import type { EntryIssue } from './entry-issue';
import { toPlainIssues } from './plain-issues';
import { findTemplateHints } from './template-hints';

const isFileName: Localized<string> = {
  uz: 'fayl nomi, tavsif emas: rasmni koʻrmaydiganlar uchun unda nima tasvirlanganini yozing',
  ru: 'это имя файла, а не описание: напишите, что на изображении, для тех, кто его не видит',
  en: "is the name of a file and no description: write what the picture shows, for people who don't see it",
};

const checkDescription = (words: unknown, path: readonly string[]): readonly EntryIssue[] =>
  typeof words === 'string' && isPictureFileName(words) ? [{ path, message: isFileName }] : [];

/** Reads the description of a picture in a text. */
const readWords = (image: unknown): unknown =>
  typeof image === 'object' && image !== null && 'alternativeText' in image ? image.alternativeText : undefined;

/**
 * Finds pictures in texts and fields whose description is a file's name, in what is to be published. The site leaves
 * such a description out, so that readers would get none: the editor has to write one.
 */
function findFileNameDescriptions(value: unknown, path: readonly string[] = []): readonly EntryIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'image' && 'image' in value)
    return checkDescription(readWords(value.image), [...path, 'image', 'alternativeText']);
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'alt' ? checkDescription(inner, [...path, key]) : findFileNameDescriptions(inner, [...path, key]),
  );
}

export type VersionQuery = { documentId: string; locale: string | readonly string[]; status: 'draft' | 'published' };

/** Reads the versions of a document as the site would read them. */
export function readVersions(
  strapi: Core.Strapi,
  name: ContentTypeName,
  { documentId, locale, status }: VersionQuery,
): Promise<readonly Row[]> {
  return getDocuments(strapi, getContentTypeUid(name)).findMany({ filters: { documentId }, locale, status, populate: buildPopulate(name) });
}

/**
 * Finds the violations of the contract, hints of templates that are left, and broken characters of drafts that were saved
 * before these were refused.
 */
export function findContractIssues(name: ContentTypeName, versions: readonly Row[]): readonly EntryIssue[] {
  return versions.flatMap((version) => {
    const { success, error } = contentTypes[name].schema.safeParse(version);
    const issues = success ? [] : toPlainIssues(error.issues);
    return [...issues, ...findBrokenText(version), ...findFileNameDescriptions(version), ...findTemplateHints(version)].map((issue) => ({
      ...issue,
      locale: version.locale,
    }));
  });
}
