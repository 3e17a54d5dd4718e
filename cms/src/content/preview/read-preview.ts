import { type ContentTypeName, contentTypes } from '@ochiq/contract/content-types';
import type { PreviewEntry, PreviewTarget } from '@ochiq/contract/wire/preview';
import type { Core } from '@strapi/strapi';
import type { Field } from '@ochiq/contract/fields/field';
import type { Locale, Localized } from '@ochiq/contract/routing/locales';

import { flattenIssues, isMissing, type Issue } from '../publish-validation/plain-issues';
import { readVersions } from '../publish-validation/contract-issues';
import { readContents } from '../history/stored-contents';
import { fillStoredEntry } from '../history/fill-stored-entry';
import { findVersion } from '../history/stored-versions';
import { getFieldLabel } from './get-field-label';
import type { Row } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';

const problemTexts = {
  uz: {
    missing: () => 'toʻldirilmagan',
    tooLong: (most: string) => `${most} belgidan uzun`,
    tooMany: (most: string) => `${most} tadan koʻp`,
    tooFew: (least: string) => `${least} tadan kam`,
    tooGreat: (most: string) => `${most} dan katta`,
    tooSmall: (least: string) => `${least} dan kichik`,
    wrong: () => 'notoʻgʻri toʻldirilgan',
    unpublished: () => 'hali eʼlon qilinmagan',
  },
  ru: {
    missing: () => 'не заполнено',
    tooLong: (most: string) => `длиннее ${most} символов`,
    tooMany: (most: string) => `больше, чем можно: не более ${most}`,
    tooFew: (least: string) => `меньше, чем нужно: не менее ${least}`,
    tooGreat: (most: string) => `больше ${most}`,
    tooSmall: (least: string) => `меньше ${least}`,
    wrong: () => 'заполнено неверно',
    unpublished: () => 'ещё не опубликовано',
  },
  en: {
    missing: () => 'is missing',
    tooLong: (most: string) => `is longer than ${most} characters`,
    tooMany: (most: string) => `holds more than ${most}`,
    tooFew: (least: string) => `holds fewer than ${least}`,
    tooGreat: (most: string) => `is more than ${most}`,
    tooSmall: (least: string) => `is less than ${least}`,
    wrong: () => 'is filled in wrongly',
    unpublished: () => 'is not published yet',
  },
} satisfies Localized<Readonly<Record<string, (bound: string) => string>>>;

/** Describes what is wrong in a field, in a language: the contract's own sentences are English. */
export function describeProblem(issue: Issue, locale: Locale): string {
  const messages = problemTexts[locale];
  if (isMissing(issue)) return messages.missing();
  if ((issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'date') return messages.wrong();
  if (issue.code === 'too_big') {
    const most = String(issue.maximum);
    if (issue.origin === 'string') return messages.tooLong(most);
    return issue.origin === 'array' ? messages.tooMany(most) : messages.tooGreat(most);
  }
  if (issue.code === 'too_small') {
    const least = String(issue.minimum);
    if (issue.origin === 'string') return messages.missing();
    return issue.origin === 'array' ? messages.tooFew(least) : messages.tooSmall(least);
  }
  return messages.wrong();
}

/** Returns the text for an entry that points to what the site does not show yet. */
const getUnpublishedText = (locale: Locale): string => problemTexts[locale].unpublished();

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

type ReadVersion = { row: Row; at?: string };

/** Reads a version of the history as the site would read it. */
async function readStored(strapi: Core.Strapi, { type, document, locale }: PreviewTarget, id: number): Promise<ReadVersion | null> {
  const stored = await findVersion(strapi, { type, document, locale }, id);
  if (!stored) return null;
  const at = new Date(stored.at).toISOString();
  const content = (await readContents(strapi, [stored.content])).get(stored.content);
  return { row: { ...fillStoredEntry(type, content ?? {}), id, documentId: document, locale, updatedAt: at }, at };
}

async function readVersion(strapi: Core.Strapi, target: PreviewTarget): Promise<ReadVersion | null> {
  const { type, document: documentId, locale, version: status } = target;
  if (status !== 'draft' && status !== 'published') return readStored(strapi, target, Number(status));
  const [row] = await readVersions(strapi, type, { documentId, locale, status });
  return row ? { row } : null;
}

/** What an entry lacks: the field as the panel calls it, the problem in the language of the version, and the path. */
export type Shortcoming = { path: readonly string[]; field: string; problem: string };

/** Finds what prevents an entry from being shown, in the language of the version. */
export async function findShortcomings(
  strapi: Core.Strapi,
  type: ContentTypeName,
  locale: Locale,
  entry: Row,
): Promise<readonly Shortcoming[]> {
  const issues = flattenIssues(contentTypes[type].schema.safeParse(entry).error?.issues ?? []);
  const unfit = issues.map(({ path, issue }) => ({ path, problem: describeProblem(issue, locale) }));
  const needs = await findUnpublishedNeeds(strapi, type, entry);
  const unpublished = needs.map((name) => ({ path: [name], problem: getUnpublishedText(locale) }));
  return [...unfit, ...unpublished].map(({ path, problem }) => ({ path, field: getFieldLabel(type, path, locale), problem }));
}

/** Reads a version as the site would read it, and what prevents it from being shown, in the version's language. */
export async function readPreview(strapi: Core.Strapi, target: PreviewTarget): Promise<PreviewEntry> {
  const { type, locale } = target;
  const version = await readVersion(strapi, target);
  if (!version) return { entry: null, unfit: [] };
  const { row: entry, ...saved } = version;
  const shortcomings = await findShortcomings(strapi, type, locale, entry);
  return { entry, ...saved, unfit: shortcomings.map(({ field, problem }) => ({ field, problem })) };
}
