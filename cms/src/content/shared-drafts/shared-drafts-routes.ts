import { contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale, localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { getSharedDraftPath } from '@ochiq/contract/wire/shared-draft';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import { limitToAbsences } from '../../people/absences/limit-to-absences';
import { readRightsCheck } from '../../people/roles/panel-rights';
import { getRows } from '../../platform/strapi/rows';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { listAllowedFields } from '../history/allowed-fields';
import { entryQuery, type EntryQuery } from '../history/version';
import { newSharedDraft, type NewSharedDraft, type SharedDraft, type SharedDraftsResponse } from './shared-drafts';
import { getForeignLocaleText, getUnsavedText, notPossibleText } from './shared-draft-texts';
import { createTokenLink, findTokenLinkById, listTokenLinks, revokeTokenLink, type TokenLinkRow } from './token-links';

type Person = { id: number; firstname?: string | null; lastname?: string | null; email?: string };
type Context = {
  state: { user: Person; userAbility: unknown };
  query: unknown;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  body: unknown;
};

const dayMs = 24 * 60 * 60 * 1000;

/** Tells whether a user may show an entry to people outside: they edit it, and may read all of it, since a page hides no field. */
async function mayShare(strapi: Core.Strapi, userAbility: unknown, { type, document, locale }: EntryQuery): Promise<boolean> {
  const check = await readRightsCheck(strapi, userAbility, { uid: getContentTypeUid(type), documentId: document, locale });
  const isComplete = listAllowedFields(type, (path) => check('read', path)).length === Object.keys(contentTypes[type].fields).length;
  return check('update') && isComplete;
}

type LocaleRow = { locale: string };

/** Lists the languages in which an entry is. */
async function readEntryLocales(strapi: Core.Strapi, { type, document }: EntryQuery): Promise<Locale[]> {
  const rows = await getRows<LocaleRow>(strapi, getContentTypeUid(type)).findMany({ where: { documentId: document }, select: ['locale'] });
  return localeCodes.filter((code) => rows.some(({ locale }) => locale === code));
}

const getName = ({ firstname, lastname, email }: Person) => [firstname, lastname].filter(Boolean).join(' ') || (email ?? '');
const toLocales = ({ locales }: TokenLinkRow): Locale[] => locales.split(',').filter(isLocale);

function toListed(row: TokenLinkRow, now: Date): SharedDraft {
  const isOver = now >= new Date(row.expiresAt);
  return {
    ...{ id: row.id, locales: toLocales(row), by: row.authorName, opened: row.opened },
    at: new Date(row.madeAt).toISOString(),
    until: new Date(row.expiresAt).toISOString(),
    state: row.revokedAt === null ? (isOver ? 'expired' : 'valid') : 'revoked',
  };
}

async function sendLinks(strapi: Core.Strapi, context: Context, entry: EntryQuery, made: SharedDraftsResponse['made'] = []): Promise<void> {
  const rows = (await listTokenLinks(strapi, 'preview', entry)).filter((row) => toLocales(row).includes(entry.locale));
  context.body = {
    links: rows.map((row) => toListed(row, new Date())),
    mayShare: await mayShare(strapi, context.state.userAbility, entry),
    made,
  } satisfies SharedDraftsResponse;
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
  const { user, userAbility } = context.state;
  const findForeign = async (ability: unknown) => {
    for (const one of locales) if (!(await mayShare(strapi, ability, { type, document, locale: one }))) return one;
    return null;
  };
  const foreign = await findForeign(userAbility);
  if (foreign !== null) throw createRefusal(translateForEditor(strapi, getForeignLocaleText(foreign)));
  const now = new Date();
  const chosen = { now, until: new Date(now.getTime() + days * dayMs) };
  const expiresAt = await limitToAbsences(strapi, user.id, chosen, async (ability) => (await findForeign(ability)) === null);
  const author = { id: user.id, name: getName(user) };
  const { token } = await createTokenLink(strapi, { purpose: 'preview', type, document, locales, author, expiresAt }, now);
  return locales.map((one) => ({ locale: one, address: `${siteUrl.replace(/\/$/u, '')}${getSharedDraftPath(one, token)}` }));
}

/** Adds the panel's routes that list, make and revoke the links of an entry's draft; Strapi guards them by its session. */
export function addSharedDraftsRoutes(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    const entry = parseInput(entryQuery, context.query);
    const { type, document: documentId, locale } = entry;
    const check = await readRightsCheck(strapi, context.state.userAbility, { uid: getContentTypeUid(type), documentId, locale });
    if (!check('read')) throw new errors.ForbiddenError('You may not read this entry');
    await sendLinks(strapi, context, entry);
  };
  const make = async (context: Context) => {
    const requested = parseInput(newSharedDraft, context.request.body);
    await sendLinks(strapi, context, requested, await makeLink(strapi, context, requested));
  };
  const revoke = async (context: Context) => {
    const row = await findTokenLinkById(strapi, Number(context.params['id']));
    const entry = row ? entryQuery.safeParse({ type: row.type, document: row.document, locale: toLocales(row)[0] }).data : undefined;
    if (row?.purpose !== 'preview' || !entry) throw new errors.NotFoundError('There is no such link');
    if (!(await mayShare(strapi, context.state.userAbility, entry)))
      throw createRefusal(translateForEditor(strapi, getForeignLocaleText(entry.locale)));
    await revokeTokenLink(strapi, row.id, new Date());
    await sendLinks(strapi, context, entry);
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/shared-drafts', handler: list },
    { method: 'POST', path: '/shared-drafts', handler: make },
    { method: 'DELETE', path: '/shared-drafts/:id', handler: revoke },
  ]);
}
