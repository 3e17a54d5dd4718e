import { getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import { toFolded } from '@ochiq/uzbek/to-folded';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { createRightsCheck } from '../../people/roles/panel-rights';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getAdminService } from '../../platform/strapi/admin-services';
import { addPanelRoutes, parseId, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { toTashkentDay } from '../../submissions/forms/days';
import { translatableTypes } from '../translations/translatable-types';
import { formatTermsCsv } from './exchange/format-csv';
import { formatTermsTbx } from './exchange/format-tbx';
import { importTerms, showImportPlan } from './exchange/import-terms';
import { addTerm, updateTerm, deleteTerm } from './save-term';
import { getTermTitle, readTerms, type StoredTerm } from './stored-terms';
import { readTermFinders } from './term-finders';
import { exportQuery, importInput, importPlanInput, type TermFormat } from './term-exchange';
import {
  forbiddenQuery,
  type ForbiddenResponse,
  occurrencesInput,
  type OccurrencesResponse,
  revisionQuery,
  type ShownTerm,
  termChange,
  termInput,
  termPageSize,
  termQuery,
  termRight,
  type TermsResponse,
} from './terms';

type Context = {
  state: { userAbility: { can: (action: string) => boolean }; auth?: { strategy?: { name?: string } } };
  params: Readonly<Record<string, string>>;
  query: unknown;
  request: { body?: unknown };
  body: unknown;
  attachment: (name: string) => void;
  set: (headers: Readonly<Record<string, string>>) => void;
};

const refusals = {
  read: {
    uz: 'Rolingiz atamalarni oʻqishga ruxsat bermaydi: administratordan muharrir yoki tarjimon rolini soʻrang',
    ru: 'Ваша роль не даёт читать термины: попросите у администратора роль редактора или переводчика',
    en: 'Your role does not read terms: ask an administrator for the role of an editor or a translator',
  },
  change: {
    uz: 'Rolingiz atamalarni oʻzgartirishga ruxsat bermaydi: administratordan bu huquqni soʻrang',
    ru: 'Ваша роль не позволяет менять термины: попросите это право у администратора',
    en: 'Your role does not change terms: ask an administrator for this right',
  },
} as const satisfies Record<string, Localized<string>>;

/** Requires that a user reads entries of some type that is translated, in some language. @throws a refusal */
function requireReader(strapi: Core.Strapi, { state: { userAbility } }: Context): void {
  const mayRead = translatableTypes.some((type) =>
    localeCodes.some((locale) => createRightsCheck(strapi, userAbility, getContentTypeUid(type), { locale })('read')),
  );
  if (!mayRead) throw createRefusal(translateForEditor(strapi, refusals.read));
}

const mayChange = ({ state: { userAbility } }: Context): boolean => userAbility.can(termRight);

/** Requires the right to change terms. @throws a refusal */
function requireEditor(strapi: Core.Strapi, context: Context): void {
  requireReader(strapi, context);
  if (!mayChange(context)) throw createRefusal(translateForEditor(strapi, refusals.change));
  // A token of the panel acts for its owner; terms are changed by people.
  if (context.state.auth?.strategy?.name !== 'admin') throw new errors.ForbiddenError('Only a person changes terms');
}

const toShown = ({ id, kind, words, cyrillic, note, revision, by, at }: StoredTerm): ShownTerm => ({
  ...{ id, kind, words, cyrillic, note, revision, by, at },
});

/** Returns whether words of a term, or its note, contain what is looked for, in any alphabet. */
function isMatching({ words, cyrillic, note }: StoredTerm, search: string): boolean {
  const texts = localeCodes.flatMap((language) => [words[language].text, ...words[language].admitted, ...words[language].forbidden]);
  return [...texts, cyrillic, note].some((text) => toFolded(text).includes(search));
}

/** Sends a page of the terms that are looked for, by their words. */
async function sendList(strapi: Core.Strapi, context: Context): Promise<void> {
  const { search, kind, page } = parseInput(termQuery, context.query);
  const sought = toFolded(search.trim());
  const terms = (await readTerms(strapi)).filter((term) => (kind === undefined || term.kind === kind) && isMatching(term, sought));
  const sorted = terms.toSorted((one, other) => getTermTitle(one).localeCompare(getTermTitle(other), 'uz'));
  const shown = sorted.slice((page - 1) * termPageSize, page * termPageSize).map(toShown);
  context.body = { terms: shown, total: terms.length, mayChange: mayChange(context) } satisfies TermsResponse;
}

async function sendForbidden(strapi: Core.Strapi, context: Context): Promise<void> {
  const { locale } = parseInput(forbiddenQuery, context.query);
  const { pickForbidding } = await readTermFinders(strapi);
  const terms = pickForbidding(locale).flatMap(({ words: { [locale]: words } }) =>
    words ? [{ text: words.text, admitted: [...words.admitted], forbidden: [...words.forbidden] }] : [],
  );
  context.body = { terms } satisfies ForbiddenResponse;
}

async function sendOccurrences(strapi: Core.Strapi, context: Context): Promise<void> {
  const { from, to, source } = parseInput(occurrencesInput, context.request.body);
  const { findEquivalents } = await readTermFinders(strapi);
  const terms = findEquivalents(source, from, to);
  context.body = { terms: terms.map((term) => ({ ...term, equivalents: [...term.equivalents] })) } satisfies OccurrencesResponse;
}

const formats = {
  csv: { type: 'text/csv; charset=utf-8', format: formatTermsCsv },
  tbx: { type: 'application/x-tbx; charset=utf-8', format: formatTermsTbx },
} as const satisfies Record<TermFormat, { type: string; format: (terms: readonly StoredTerm[]) => string }>;

async function sendExport(strapi: Core.Strapi, context: Context): Promise<void> {
  const { format } = parseInput(exportQuery, context.query);
  context.attachment(`terms-${toTashkentDay(new Date())}.${format}`);
  context.set({ 'content-type': formats[format].type });
  context.body = formats[format].format(await readTerms(strapi));
}

/** Registers the right to change terms; the Super Admin has every right. */
async function registerTermRight(strapi: Core.Strapi): Promise<void> {
  await getAdminService(strapi, 'permission').actionProvider.register({
    ...{ uid: 'terms.update', displayName: 'Change the term base', pluginName: 'admin' },
    ...{ section: 'settings', category: 'terms', subCategory: 'general' },
  });
}

/** Adds the panel's routes to the term base, and the right to change it; Strapi guards them by its session. */
export async function addTermRoutes(strapi: Core.Strapi): Promise<void> {
  await registerTermRight(strapi);
  const reading = (send: (strapi: Core.Strapi, context: Context) => Promise<void>) => async (context: Context) => {
    requireReader(strapi, context);
    await send(strapi, context);
  };
  const changing = (change: (context: Context) => Promise<unknown>) => async (context: Context) => {
    requireEditor(strapi, context);
    context.body = await change(context);
  };
  const add = async ({ request }: Context) => {
    await addTerm(strapi, parseInput(termInput, request.body));
    return {};
  };
  const change = async (context: Context) => {
    const { revision, ...term } = parseInput(termChange, context.request.body);
    await updateTerm(strapi, { id: parseId(context), revision }, term);
    return {};
  };
  const remove = async (context: Context) => {
    const { revision } = parseInput(revisionQuery, context.query);
    await deleteTerm(strapi, { id: parseId(context), revision });
    return {};
  };
  const plan = ({ request }: Context) => showImportPlan(strapi, parseInput(importPlanInput, request.body));
  const write = ({ request }: Context) => {
    const input = parseInput(importInput, request.body);
    return importTerms(strapi, input, input.plan);
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/term-base', handler: reading(sendList) },
    { method: 'GET', path: '/term-base/forbidden', handler: reading(sendForbidden) },
    { method: 'POST', path: '/term-base/occurrences', handler: reading(sendOccurrences) },
    { method: 'GET', path: '/term-base/export', handler: reading(sendExport) },
    { method: 'POST', path: '/term-base/import-plan', handler: changing(plan) },
    { method: 'POST', path: '/term-base/import', handler: changing(write) },
    { method: 'POST', path: '/term-base/terms', handler: changing(add) },
    { method: 'POST', path: '/term-base/terms/:id', handler: changing(change) },
    { method: 'DELETE', path: '/term-base/terms/:id', handler: changing(remove) },
  ]);
}
