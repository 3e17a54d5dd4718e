import { isRecord } from '@ochiq/contract/is-record';
import { defaultLocale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { getNamedAuthor } from '../../content/history/origin';
import { hasLocale } from '../../content/publish-validation/publish-together';
import { withWriteLock } from '../../platform/database/transactions';
import { getDocuments } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { RoleHolder } from '../roles/current-roles';
import { populateCreator } from '../roles/panel-rights';
import { findLimitedType, type LimitedTypeName } from './limited-types';
import type { Belonging, LimitedWrite } from './may-write-within';
import type { Entity } from './meets-conditions';
import { createOutsideRefusal } from './outside-refusal';
import { type PlaceRights, readPlaceRights, readPlannedRights } from './place-rights';
import { readBelonging } from './read-belonging';
import type { LimitedRight } from './role-limits';

/** The right that each action of the document service takes, as Strapi's form asks for it. */
const rights: Readonly<Record<string, LimitedRight>> = {
  create: 'create',
  clone: 'create',
  update: 'update',
  discardDraft: 'update',
  publish: 'publish',
  unpublish: 'publish',
  delete: 'delete',
};

/** Actions after which no entry is elsewhere than before. */
const removals: readonly string[] = ['delete', 'unpublish'];

type RequestState = { user?: RoleHolder; auth?: { strategy?: { name?: string } } };
type Params = { documentId?: string; locale?: string | readonly string[]; status?: string; data?: unknown };
type Context = { action: string; params: Params };
type Result = { documentId?: string } | null;

/** Who writes. Strapi asks for the rights of the user of a request, and for none at the minute of a plan: these are unchecked. */
type Writer = { person: RoleHolder; isUnchecked: boolean };

/**
 * Finds who writes: the person in whose name it is done, as a plan at its minute, or the user of the panel, by a session or by a
 * token; `null` for what the CMS does by itself.
 */
function findWriter(strapi: Core.Strapi): Writer | null {
  const author = getNamedAuthor();
  if (author !== undefined) return { person: { id: author }, isUnchecked: true };
  const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
  return user && auth?.strategy?.name?.startsWith('admin') === true ? { person: user, isUnchecked: false } : null;
}

const readRights = (strapi: Core.Strapi, { person, isUnchecked }: Writer, type: LimitedTypeName): Promise<PlaceRights | null> =>
  isUnchecked ? readPlannedRights(strapi, person, type) : readPlaceRights(strapi, person, type);

/** Lists the languages that an action writes: of several, those that the entry has. */
async function listLocales(strapi: Core.Strapi, type: LimitedTypeName, { documentId, locale }: Params): Promise<readonly string[]> {
  const listed = localeCodes.filter((code) => hasLocale(locale ?? defaultLocale, code));
  if (listed.length <= 1 || documentId === undefined) return listed;
  const rows = await getRows<{ locale: string }>(strapi, getContentTypeUid(type)).findMany({ where: { documentId }, select: ['locale'] });
  const existing = listed.filter((code) => rows.some((row) => row.locale === code));
  return existing.length > 0 ? existing : listed;
}

/** Reads an entry as conditions of rights look at it: the draft of a language, or any where it is added. */
async function readEntity(strapi: Core.Strapi, type: LimitedTypeName, documentId: string, locale: string): Promise<Entity | null> {
  const search = { filters: { documentId }, locale: [...localeCodes], status: 'draft', populate: populateCreator } as const;
  const rows = await getDocuments(strapi, getContentTypeUid(type)).findMany(search);
  return rows.find((row) => row.locale === locale) ?? rows[0] ?? null;
}

type Work = { type: LimitedTypeName; right: LimitedRight; placeRights: PlaceRights; locales: readonly string[]; document: string | null };

/** @throws a refusal: a write is not within the limits in one of its languages, or is in none that is known */
async function requireWithin(
  strapi: Core.Strapi,
  { type, right, placeRights, locales, document }: Work,
  write: LimitedWrite,
): Promise<void> {
  if (locales.length === 0) throw await createOutsideRefusal(strapi, placeRights.places);
  for (const locale of locales) {
    const read = async () => (document === null ? null : readEntity(strapi, type, document, locale));
    if (!(await placeRights.allows({ right, locale }, write, read))) throw await createOutsideRefusal(strapi, placeRights.places);
  }
}

/** Lists the fields of what is written that only roles write whose limits the entry is not within. */
function listForeignFields({ data }: Params, { right, placeRights, locales }: Work, belonging: Belonging): string[] {
  if (!isRecord(data)) return [];
  const foreign = new Set(locales.flatMap((locale) => [...placeRights.listForeignFields({ right, locale }, belonging)]));
  return Object.keys(data).filter((name) => foreign.has(name));
}

/** Leaves these fields out of an update, as Strapi leaves out those that none of the roles writes. */
function dropForeignFields(params: Params, work: Work, belonging: Belonging): void {
  const foreign = listForeignFields(params, work, belonging);
  if (foreign.length > 0 && isRecord(params.data))
    params.data = Object.fromEntries(Object.entries(params.data).filter(([name]) => !foreign.includes(name)));
}

const hasValue = ({ data }: Params, name: string): boolean => isRecord(data) && data[name] !== null && data[name] !== undefined;

async function writeWithin(strapi: Core.Strapi, context: Context, work: Work, next: () => Promise<unknown>): Promise<unknown> {
  const { action, params } = context;
  const { type, document } = work;
  const before = document === null ? null : await readBelonging(strapi, type, document);
  // Strapi says itself that there is no such entry.
  if (document !== null && before === null) return next();
  if (before) await requireWithin(strapi, work, { before, after: null });
  if (before && action === 'update') dropForeignFields(params, work, before);
  const result = await next();
  const written = document ?? (result as Result)?.documentId;
  if (removals.includes(action) || written === undefined) return result;
  const after = await readBelonging(strapi, type, written);
  if (!after) return result;
  await requireWithin(strapi, { ...work, document: written }, { before, after });
  const foreign = before === null ? listForeignFields(params, work, after).filter((name) => hasValue(params, name)) : [];
  if (foreign.length > 0) throw await createOutsideRefusal(strapi, work.placeRights.places);
  return result;
}

/**
 * Returns a document middleware that lets people with limited roles write only within their limits, whichever way: a form, a
 * list, a copy, the trash, the history, a plan, a token. Strapi's own conditions can't: it asks for none where an entry is made,
 * and knows no pages above an entry. An entry is judged by where it is before, and by where it was written to; what is refused then
 * is rolled back.
 */
export function guardRoleLimits(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = findLimitedType(context.uid);
    const right = rights[context.action];
    const writer = type !== undefined && right !== undefined ? findWriter(strapi) : null;
    if (type === undefined || right === undefined || writer === null || (await readRights(strapi, writer, type)) === null) return next();
    const params = context.params as Params;
    return withWriteLock(strapi, async () => {
      // Again: within the lock no administrator changes them.
      const placeRights = await readRights(strapi, writer, type);
      if (placeRights === null) return next();
      const locales = await listLocales(strapi, type, params);
      const document = right === 'create' ? null : (params.documentId ?? null);
      const work = { type, right, placeRights, locales, document };
      return writeWithin(strapi, { action: context.action, params }, work, next) as ReturnType<typeof next>;
    });
  };
}
