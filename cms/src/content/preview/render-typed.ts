import { contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import { renderedPreview, typedPreviewPath, type TypedPreview } from '@ochiq/contract/wire/preview';
import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { createRightsCheck, populateCreator, type RightsCheck } from '../../people/roles/panel-rights';
import { bindTypedFiles } from '../../platform/uploads/bind-text-files';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import { listAllowedFields } from '../history/allowed-fields';
import { readVersions } from '../publish-validation/contract-issues';
import { requestPublisher } from '../publisher-client/request-publisher';
import { fillMissing } from './fill-missing';
import { type FileRows, listFileIds, mergeTyped } from './merge-typed';
import { previewOrigins } from './preview-address';
import { findShortcomings } from './read-preview';
import type { TypedForm, TypedPage } from './typed-preview';

/** An editor waits for it, and the next pause in typing asks again. */
const limitMs = 10_000;

/** The document of an entry that is not saved yet, and its address where none is written. */
const unsaved = 'not-saved-yet';

async function readFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<FileRows> {
  if (ids.length === 0) return new Map();
  const rows = await getRows<Readonly<Record<string, unknown>> & { id: number }>(strapi, 'plugin::upload.file').findMany({
    where: { id: { $in: [...new Set(ids)] } },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Reads the rights of a user to what a form shows, which may be saved or not.
 * @throws a ForbiddenError: the user may not see all of it; a page hides no field
 */
async function requireRights(strapi: Core.Strapi, userAbility: unknown, { type, document, locale }: TypedForm): Promise<void> {
  const uid = getContentTypeUid(type);
  const check = (entity: Readonly<Record<string, unknown>>): RightsCheck => createRightsCheck(strapi, userAbility, uid, entity);
  const [draft] =
    document === null
      ? []
      : await getDocuments(strapi, uid).findMany({ filters: { documentId: document }, locale, status: 'draft', populate: populateCreator });
  const rights = check(draft ?? { locale });
  // A further language of an entry is also written by those who make no new ones.
  const right = draft || (document !== null && !rights('create')) ? 'read' : 'create';
  const isComplete = listAllowedFields(type, (path) => rights(right, path)).length === Object.keys(contentTypes[type].fields).length;
  if (!rights(right) || !isComplete) throw new errors.ForbiddenError('You may not read all of this entry');
}

/** Reads the first published target of each relation without which there is no page: the preview says that it is missing. */
async function fillRelations(strapi: Core.Strapi, type: TypedForm['type'], locale: string, entry: Readonly<Record<string, unknown>>) {
  const filled: Record<string, unknown> = { ...entry };
  for (const [name, { cms, required }] of Object.entries<Field>(contentTypes[type].fields)) {
    if (cms.type !== 'relation' || !required || filled[name]) continue;
    const [target] = await getDocuments(strapi, cms.target).findMany({ locale, status: 'published', fields: ['documentId'] });
    filled[name] = target ? { documentId: target.documentId } : null;
  }
  return filled;
}

/** Reads the entry as the CMS would return it if the form were saved now. */
async function readTyped(strapi: Core.Strapi, { type, document, locale, values }: TypedForm): Promise<Row> {
  const { fields } = contentTypes[type];
  const [saved] = document === null ? [] : await readVersions(strapi, type, { documentId: document, locale, status: 'draft' });
  const now = new Date().toISOString();
  const own = { id: 0, createdAt: now, updatedAt: now, publishedAt: null, ...saved, documentId: document ?? unsaved, locale };
  if (values === null) return own;
  const merged = mergeTyped(fields, values, saved ?? {}, await readFiles(strapi, listFileIds(fields, values)));
  // The CMS derives an address with the first save.
  const slugs = Object.entries<Field>(fields).flatMap(([name, { derivedFrom }]) =>
    derivedFrom !== undefined && !merged[name] ? [[name, unsaved] as const] : [],
  );
  const entry = structuredClone({ ...own, ...merged, ...Object.fromEntries(slugs) });
  await bindTypedFiles(strapi, getContentTypeUid(type), entry);
  return entry;
}

/** Has the publisher render an entry that may lack something, with that marked. */
async function renderEntry(strapi: Core.Strapi, { type, locale }: Pick<TypedForm, 'type' | 'locale'>, entry: Row, notice?: string) {
  const shortcomings = await findShortcomings(strapi, type, locale, entry);
  const shown =
    shortcomings.length === 0
      ? entry
      : fillMissing(type, await fillRelations(strapi, type, locale, entry), shortcomings, toTashkentDay(new Date()));
  const body: TypedPreview = {
    ...{ type, locale, document: entry.documentId, entry: shown ?? entry },
    unfit: shown ? [] : shortcomings.map(({ field, problem }) => ({ field, problem })),
    ...(notice !== undefined && { notice }),
  };
  const response = await requestPublisher(strapi, { method: 'POST', path: typedPreviewPath, limitMs, body });
  const page = renderedPreview.safeParse(response?.body).data;
  return { status: response?.status ?? 0, page, shortcomings };
}

/**
 * Has the publisher render what a form shows, as readers would see it, with what is missing marked.
 * @param userAbility of the request's state
 * @throws a ForbiddenError: the user may not read all of it
 */
export async function renderTyped(strapi: Core.Strapi, userAbility: unknown, form: TypedForm): Promise<TypedPage> {
  await requireRights(strapi, userAbility, form);
  const { page, shortcomings } = await renderEntry(strapi, form, await readTyped(strapi, form));
  const [origin = ''] = previewOrigins;
  return {
    ...{ html: page?.html ?? null, origin },
    shortcomings: shortcomings.map(({ path, ...words }) => ({ ...words, path: [...path] })),
  };
}

/** Statuses by which the publisher says that it is starting, or that the site has to be built. */
const untilLater: readonly number[] = [0, 500, 503];

/**
 * Has the publisher render a draft as it is saved, with what is missing marked; the caller has checked who may see it.
 * @param notice the text on top of the page
 * @returns `gone` where there is no such draft or no page of it, `null` where it can't be rendered now
 */
export async function renderSaved(
  strapi: Core.Strapi,
  { type, document, locale }: { type: TypedForm['type']; document: string; locale: TypedForm['locale'] },
  notice: string,
): Promise<{ html: string; files: readonly string[] } | 'gone' | null> {
  const [draft] = await readVersions(strapi, type, { documentId: document, locale, status: 'draft' });
  if (!draft) return 'gone';
  const { status, page } = await renderEntry(strapi, { type, locale }, draft, notice);
  if (status === 200 && page) return page;
  return untilLater.includes(status) ? null : 'gone';
}
