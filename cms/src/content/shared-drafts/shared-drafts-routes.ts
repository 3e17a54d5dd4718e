import { contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale, localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { getSharedDraftPath } from '@ochiq/contract/wire/shared-draft';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import { limitToAbsences } from '../../people/absences/limit-to-absences';
import { createRightRefusal } from '../../people/role-limits/outside-refusal';
import { readPlaceCheck } from '../../people/role-limits/place-check';
import { canAccess, createRightsCheck, populateCreator } from '../../people/roles/panel-rights';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { hasEntryRight } from '../../platform/strapi/has-entry-right';
import { getRows } from '../../platform/strapi/rows';
import { addPanelRoutes, parseId, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { listAllowedFields } from '../history/allowed-fields';
import { type AuthorAccount, toAuthor } from '../history/origin';
import { entryQuery, type EntryQuery } from '../history/version';
import { newSharedDraft, type NewSharedDraft, type SharedDraft, type SharedDraftsResponse } from './shared-drafts';
import { registerShareRight, shareRight } from './share-right';
import { getForeignLocaleText, getUnsavedText, notPossibleText } from './shared-draft-texts';
import { createTokenLink, findTokenLinkById, listTokenLinks, revokeTokenLink, type TokenLinkRow } from './token-links';

type Context = {
  state: { user: AuthorAccount; userAbility: unknown };
  query: unknown;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  body: unknown;
};

const dayMs = 24 * 60 * 60 * 1000;

/** Reads the draft of an entry with what rights to it depend on; `null` where it is not saved in this language. */
async function findDraft(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<Row | null> {
  const search = { filters: { documentId: document }, locale, status: 'draft', populate: populateCreator } as const;
  const [draft] = await getDocuments(strapi, getContentTypeUid(type)).findMany(search);
  return draft ?? null;
}

/** Returns whether a user may show an entry to people outside: they have the right, and may read all of it, since a page hides no field. */
async function mayShare(strapi: Core.Strapi, userAbility: unknown, entry: EntryQuery): Promise<boolean> {
  const { type } = entry;
  const uid = getContentTypeUid(type);
  const draft = await findDraft(strapi, entry);
  if (!draft || !hasEntryRight(strapi, userAbility, { action: shareRight, uid }, draft)) return false;
  const { documentId, locale } = draft;
  if (!(await readPlaceCheck(strapi, userAbility, { uid, documentId, locale, entity: draft }, ['share']))('share')) return false;
  const check = createRightsCheck(strapi, userAbility, uid, draft);
  return listAllowedFields(type, (path) => check('read', path)).length === Object.keys(contentTypes[type].fields).length;
}

type LocaleRow = { locale: string };

/** Lists the languages in which an entry is. */
async function readEntryLocales(strapi: Core.Strapi, { type, document }: EntryQuery): Promise<Locale[]> {
  const rows = await getRows<LocaleRow>(strapi, getContentTypeUid(type)).findMany({ where: { documentId: document }, select: ['locale'] });
  return localeCodes.filter((code) => rows.some(({ locale }) => locale === code));
}

const toLocales = ({ locales }: TokenLinkRow): Locale[] => locales.split(',').filter(isLocale);

function toListed(row: TokenLinkRow, mayRevoke: boolean, now: Date): SharedDraft {
  const isOver = now >= new Date(row.expiresAt);
  return {
    ...{ id: row.id, locales: toLocales(row), by: row.authorName, opened: row.opened },
    at: new Date(row.madeAt).toISOString(),
    until: new Date(row.expiresAt).toISOString(),
    state: row.revokedAt === null ? (isOver ? 'expired' : 'valid') : 'revoked',
    mayRevoke,
  };
}

/** Returns whether a link was made by the user: they end it, also when they may make none any more. */
const isOwnLink = ({ state }: Context, { author }: TokenLinkRow): boolean => author === state.user.id;

async function sendLinks(strapi: Core.Strapi, context: Context, entry: EntryQuery, made: SharedDraftsResponse['made'] = []): Promise<void> {
  const rows = (await listTokenLinks(strapi, 'preview', entry)).filter((row) => toLocales(row).includes(entry.locale));
  const isSharing = await mayShare(strapi, context.state.userAbility, entry);
  context.body = {
    links: rows.map((row) => toListed(row, isSharing || isOwnLink(context, row), new Date())),
    mayShare: isSharing,
    made,
  } satisfies SharedDraftsResponse;
}

/** @throws a refusal: the user may not share an entry in a language, or where it is */
async function requireSharing(strapi: Core.Strapi, context: Context, entry: EntryQuery): Promise<void> {
  if (await mayShare(strapi, context.state.userAbility, entry)) return;
  const { type, document: documentId, locale } = entry;
  const version = { uid: getContentTypeUid(type), documentId, locale };
  throw await createRightRefusal(strapi, context.state.userAbility, 'share', version, getForeignLocaleText(locale));
}

/** Makes a link. @throws a refusal: the entry is not saved in this language, the user may not share all of these languages, or there is no public address */
async function makeLink(strapi: Core.Strapi, context: Context, requested: NewSharedDraft): Promise<SharedDraftsResponse['made']> {
  const { type, document, locale, isOfAll, days } = requested;
  const { SITE_URL: siteUrl, PUBLISHER_URL: publisher } = settings;
  if (siteUrl === undefined || publisher === undefined || type === 'redirect')
    throw createRefusal(translateForEditor(strapi, notPossibleText));
  const saved = await readEntryLocales(strapi, { type, document, locale });
  if (!saved.includes(locale)) throw createRefusal(translateForEditor(strapi, getUnsavedText(locale)));
  const locales = isOfAll ? saved : [locale];
  for (const one of locales) await requireSharing(strapi, context, { type, document, locale: one });
  const { user } = context.state;
  const mayShareAll = async (ability: unknown) => {
    for (const one of locales) if (!(await mayShare(strapi, ability, { type, document, locale: one }))) return false;
    return true;
  };
  const now = new Date();
  const chosen = { now, until: new Date(now.getTime() + days * dayMs) };
  const expiresAt = await limitToAbsences(strapi, user.id, chosen, mayShareAll);
  const author = toAuthor(user);
  const { token } = await createTokenLink(strapi, { purpose: 'preview', type, document, locales, author, expiresAt }, now);
  return locales.map((one) => ({ locale: one, address: `${siteUrl.replace(/\/$/u, '')}${getSharedDraftPath(one, token)}` }));
}

/** Adds the panel's routes that list, make and revoke the links of an entry's draft, and the right to make them; Strapi guards them by its session. */
export async function addSharedDraftsRoutes(strapi: Core.Strapi): Promise<void> {
  await registerShareRight(strapi);
  const requireReadable = async ({ state }: Context, { type, document: documentId, locale }: EntryQuery) => {
    const version = { uid: getContentTypeUid(type), documentId, locale };
    if (!(await canAccess(strapi, state.userAbility, 'read', version))) throw new errors.ForbiddenError('You may not read this entry');
  };
  const list = async (context: Context) => {
    const entry = parseInput(entryQuery, context.query);
    await requireReadable(context, entry);
    await sendLinks(strapi, context, entry);
  };
  const make = async (context: Context) => {
    const requested = parseInput(newSharedDraft, context.request.body);
    await sendLinks(strapi, context, requested, await makeLink(strapi, context, requested));
  };
  const revoke = async (context: Context) => {
    const row = await findTokenLinkById(strapi, parseId(context));
    const entry = row ? entryQuery.safeParse({ type: row.type, document: row.document, locale: toLocales(row)[0] }).data : undefined;
    if (row?.purpose !== 'preview' || !entry) throw new errors.NotFoundError('There is no such link');
    await requireReadable(context, entry);
    if (!isOwnLink(context, row)) await requireSharing(strapi, context, entry);
    await revokeTokenLink(strapi, row.id, new Date());
    await sendLinks(strapi, context, entry);
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/shared-drafts', handler: list },
    { method: 'POST', path: '/shared-drafts', handler: make },
    { method: 'DELETE', path: '/shared-drafts/:id', handler: revoke },
  ]);
}
