import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { EntryAddress } from '@ochiq/contract/fields/entry-values';
import { formatEntryTarget, formatTarget, parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import { getPageReference } from '@ochiq/contract/fields/page-parent';
import { parseTextReference } from '@ochiq/contract/fields/text-reference';
import { type LocalePrefix, localePrefixes, splitLocalePrefix } from '@ochiq/contract/routing/path-for';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getRows } from '../../platform/strapi/rows';
import { type EntryPlaces, findEntryPlaces } from '../uses/entry-places';
import { type Paths, readEntryPaths, readEntryTarget, readTargetPaths } from './entry-paths';
import { type Sought, emptyMatcher } from './find-occurrences';
import type { EntryUse, Removal } from './find-removal-uses';
import { choiceFaults, getMissingLanguageText } from './removal-texts';
import { noSubstitute } from './replace-in-entry';
import type { Replacement } from './replace-uses';

type GetReplacement = (use: EntryUse) => Replacement;

const createFault = (strapi: Core.Strapi, fault: keyof typeof choiceFaults) =>
  new errors.ValidationError(translateForEditor(strapi, choiceFaults[fault]));

const createSought = ({ type, documents }: Removal, places: readonly EntryPlaces[], locale: Locale): Sought => {
  const uid = getContentTypeUid(type);
  const targets = new Set(documents.map((document) => formatEntryTarget(type, document)));
  const parents = new Set(type === 'page' ? documents.map((document): string => getPageReference(document)) : []);
  return {
    ...emptyMatcher,
    isReference: (target, id) => target === uid && documents.includes(id),
    isTarget: (target) => targets.has(formatTarget(target)),
    isAddress: (address: EntryAddress) => places.some(({ isLinkedFrom }) => isLinkedFrom(address, locale)),
    isParent: (parent) => parents.has(parent),
  };
};

/** Reads where documents are, before they leave. */
const readPlaces = (strapi: Core.Strapi, { type, documents }: Removal) =>
  Promise.all(documents.map((document) => findEntryPlaces(strapi, { type, document, locale: '*' })));

/** Returns the address of a replacement in the form in which an address is written: with its language, or without. */
function toAddress(address: string, paths: Paths, locale: Locale): string {
  const form: LocalePrefix = splitLocalePrefix(getSitePaths({ address, kind: 'target' }, locale, settings.SITE_URL)[0] ?? '/').form;
  // An address without a language leads to the page in that of the entry.
  return form === 'plain' ? splitLocalePrefix(paths[locale]).rest : paths[form];
}

type LocaleRow = { locale: string };

/** Reads the languages in which an entry is published. */
async function readLocales(strapi: Core.Strapi, type: ContentTypeName, documentId: string): Promise<ReadonlySet<string>> {
  const where = { documentId, publishedAt: { $notNull: true } };
  return new Set(
    (await getRows<LocaleRow>(strapi, getContentTypeUid(type)).findMany({ where, select: ['locale'] })).map(({ locale }) => locale),
  );
}

/** Lists the languages in which a published use needs the entry itself in the same language: those of relations. */
const listNeededLocales = (uses: readonly EntryUse[]) => [
  ...new Set(
    uses.flatMap(({ use, published }) =>
      (published?.occurrences ?? []).some(({ kind }) => kind === 'relation' || kind === 'required') ? [use.locale] : [],
    ),
  ),
];

/**
 * Creates the replacement of documents by another one of their type.
 * @throws a ValidationError: there is no such entry, or it is not published where it is needed
 */
export async function createEntryReplacement(
  strapi: Core.Strapi,
  removal: Removal,
  by: string,
  uses: readonly EntryUse[],
): Promise<GetReplacement> {
  const { type, documents } = removal;
  const published = await readLocales(strapi, type, by);
  if (documents.includes(by) || published.size === 0) throw createFault(strapi, 'replacement');
  const missing = listNeededLocales(uses).filter((locale) => !published.has(locale));
  if (missing.length > 0) throw new errors.ValidationError(translateForEditor(strapi, getMissingLanguageText(missing)));
  const [paths, target, places] = [
    await readEntryPaths(strapi, type, by),
    await readEntryTarget(strapi, type, by),
    await readPlaces(strapi, removal),
  ];
  const reference = target === null ? null : parseTextReference(target);
  return ({ use: { locale } }) => ({
    sought: createSought(removal, places, locale),
    substitute: {
      ...noSubstitute,
      getReference: (documentId) => (documents.includes(documentId) ? by : null),
      getParent: (parent) => (documents.some((document) => parent === getPageReference(document)) ? getPageReference(by) : null),
      getItemTarget: () => target,
      // A link that named the entry names the other one, and an address stays an address: fields hold no references.
      getAddress: (address) => (parseTextReference(address) && reference ? target : paths && toAddress(address, paths, locale)),
    },
  });
}

/**
 * Creates what a redirect needs besides: links and items of menus that name the entry itself have no address that could
 * be redirected, so that they lead to its target. Those that have its address follow the redirect.
 * @throws a ValidationError: the target is not on the site
 */
export async function createRedirectReplacement(strapi: Core.Strapi, removal: Removal, to: string): Promise<GetReplacement> {
  const paths = await readRedirectTarget(strapi, removal, to);
  const isNamed = parseTextReference(to) !== null;
  return ({ use: { locale } }) => ({
    sought: { ...createSought(removal, [], locale), isReference: () => false, isParent: () => false },
    substitute: {
      ...noSubstitute,
      getItemTarget: () => to,
      getAddress: () => (isNamed ? to : splitLocalePrefix(paths[locale]).rest),
    },
  });
}

/**
 * Reads where the addresses of documents are to lead.
 * @throws a ValidationError: the target is not on the site, or goes with the documents
 */
export async function readRedirectTarget(strapi: Core.Strapi, { type, documents }: Removal, to: string): Promise<Paths> {
  const target = parseMenuTarget(to);
  const isOwn = target !== null && documents.some((document) => formatTarget(target) === formatEntryTarget(type, document));
  const paths = isOwn ? null : await readTargetPaths(strapi, to);
  if (!paths) throw createFault(strapi, 'redirect');
  return paths;
}

const toFormPaths = (paths: Paths | null): string[] => (paths ? localePrefixes.map((form) => paths[form]) : []);

/** Pairs the addresses of an entry with those to which they are to lead. */
export const listPathMoves = (from: Paths | null, to: Paths): { from: string; to: string }[] =>
  toFormPaths(from).flatMap((path, index) => {
    const target = toFormPaths(to)[index];
    return target === undefined || target === path ? [] : [{ from: path, to: target }];
  });
