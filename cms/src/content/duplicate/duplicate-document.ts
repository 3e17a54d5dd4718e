import { contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import type { RightsCheck } from '../../people/roles/panel-rights';
import { withWriteLock } from '../../platform/database/transactions';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import { listAllowedFields } from '../history/allowed-fields';
import { toDocumentData } from '../history/document-data';
import { readKnownTargets } from '../history/known-targets';
import { withOrigin } from '../history/origin';
import { toStoredEntry } from '../history/stored-entry';
import { copyMachineTexts } from '../machine-translation/machine-texts';
import { getUniqueField } from '../publish-validation/neighbours';
import { toSlug } from '../slugs/derived-slug';
import type { DuplicatedResponse, DuplicateSource } from './duplicated';
import { findTitleField, markTitle, pickFreeSlug } from './mark-copy';

type Values = Readonly<Record<string, unknown>>;

/** A language of the document that is copied, with the user's rights to it. */
export type SourceVersion = { locale: Locale; row: Row; check: RightsCheck };

/** Reads the slugs that a copy must not have: those of its type, of pages those of its neighbours, in any language. */
async function readTakenSlugs(strapi: Core.Strapi, { type }: DuplicateSource, data: Values): Promise<ReadonlySet<string>> {
  const { slug }: Readonly<Record<string, Field>> = contentTypes[type].fields;
  const where = slug?.cms.type === 'uid' ? {} : { parent: data['parent'] ?? { $null: true } };
  const rows = await getRows<{ slug: string | null }>(strapi, getContentTypeUid(type)).findMany({ where, select: ['slug'] });
  return new Set(rows.flatMap((row) => row.slug ?? []));
}

/** Marks the title of a copy, and gives it a slug by that title: it follows when the editor writes another one. */
async function renameCopy(strapi: Core.Strapi, source: DuplicateSource, locale: Locale, data: Values): Promise<Values> {
  const field = findTitleField(source.type);
  const title = field && data[field.name];
  const renamed: Values =
    field && typeof title === 'string' && title !== '' ? { [field.name]: markTitle(title, locale, field.maxLength) } : {};
  const [name] = Object.values(renamed);
  const slug = typeof name === 'string' ? toSlug(name, locale) : data['slug'];
  if (typeof slug !== 'string' || !('slug' in data)) return { ...data, ...renamed };
  return { ...data, ...renamed, slug: pickFreeSlug(slug, await readTakenSlugs(strapi, source, data)) };
}

type Copy = { locale: Locale; data: Values; missing: readonly string[] };

/** Converts a language of a document to the data of its copy, as far as the user may read and create its fields. */
async function prepareCopy(strapi: Core.Strapi, source: DuplicateSource, { locale, row, check }: SourceVersion): Promise<Copy> {
  const { type } = source;
  const content = toStoredEntry(type, row);
  const unique = getUniqueField(type);
  const names = listAllowedFields(type, (path) => check('read', path) && check('create', path)).filter((name) => name !== unique);
  const { data, missing } = toDocumentData(type, content, names, await readKnownTargets(strapi, type, [content], locale));
  const missingFields = missing.map(({ field }) => field);
  const empty = unique !== undefined && Object.hasOwn(content, unique) ? [...missingFields, unique] : missingFields;
  return { locale, data: await renameCopy(strapi, source, locale, data), missing: empty };
}

/** Writes the drafts of a copy: the first language makes the document, the others join it. @returns the document id */
async function writeCopies(strapi: Core.Strapi, { type }: DuplicateSource, copies: readonly Copy[], user: number): Promise<string> {
  const [first, ...others] = copies.map(({ locale, data }) => ({ locale, data: { ...data, createdBy: user, updatedBy: user } }));
  if (!first) throw new errors.NotFoundError('There is no language to copy');
  const service = getDocuments(strapi, getContentTypeUid(type));
  const { documentId } = await service.create(first);
  for (const copy of others) await service.update({ documentId, ...copy });
  return documentId;
}

/**
 * Makes a new document of another one, with all its languages: drafts in one transaction, of which nothing is published.
 * @param versions the languages of the document, one or more
 * @param user the id of the user, who becomes the author
 */
export async function duplicateDocument(
  strapi: Core.Strapi,
  source: DuplicateSource,
  versions: readonly SourceVersion[],
  user: number,
): Promise<DuplicatedResponse> {
  return withWriteLock(strapi, async () => {
    const copies: Copy[] = [];
    for (const version of versions) copies.push(await prepareCopy(strapi, source, version));
    const document = await withOrigin({ source: 'duplicate' }, () => writeCopies(strapi, source, copies, user));
    await copyMachineTexts(strapi, source, document);
    return { document, empty: [...new Set(copies.flatMap(({ missing }) => missing))] };
  });
}
