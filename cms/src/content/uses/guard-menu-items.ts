import { getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { findAddresses, findMenuTargets, type EntryAddress } from '@ochiq/contract/fields/entry-values';
import { formatEntryTarget, formatTarget, parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { findDeadTargets } from '../menus/find-dead-targets';
import { findDeadPaths } from '../publish-validation/find-dead-paths';
import { hasLocale, isUnchecked } from '../publish-validation/publish-together';
import { getDocuments } from '../../platform/strapi/documents';
import { findEntryPlaces, hasPlaces } from './entry-places';
import { mergeUses, toUse } from './read-entries';
import type { Use } from './use';
import { getMenuText } from './use-texts';

/** The versions to withdraw: a document in some languages. */
type Withdrawn = { type: ContentTypeName; documentId: string; locale: string | readonly string[] };

/** A menu item that leads to an entry, and the paths of its link. */
type MenuItem = { use: Use; paths: readonly string[] };

/**
 * The types in which a link to a page is an item that disappears with the page: the menu, and the quick links of the
 * home page.
 */
const menuTypes = ['navigation', 'home'] as const;
const isItem = ({ path }: EntryAddress) => path.at(-1) === 'path' || path.at(-1) === 'target';

const readMenus = async (strapi: Core.Strapi) => {
  const read = menuTypes.map(async (type) => {
    const search = { locale: localeCodes, status: 'published', populate: buildPopulate(type) } as const;
    return (await getDocuments(strapi, getContentTypeUid(type)).findMany(search)).map((version) => ({ type, version }));
  });
  return (await Promise.all(read)).flat();
};

type Menu = Awaited<ReturnType<typeof readMenus>>[number];

/** Finds the items of menus that name a document: their addresses follow from it. */
function findNamingItems(menus: readonly Menu[], target: string): Use[] {
  return menus.flatMap(({ type, version }) =>
    findMenuTargets(type, version).flatMap((item) => {
      const use = toUse(type, version, [item.words.trim() || target]);
      return use && formatTarget(item.target) === target ? [use] : [];
    }),
  );
}

/** Finds the items of published menus whose address leads to a document in the withdrawn languages. */
async function findItems(
  strapi: Core.Strapi,
  menus: readonly Menu[],
  { type, documentId, locale }: Withdrawn,
): Promise<readonly MenuItem[]> {
  const queriedLocales: readonly (Locale | '*')[] = locale === '*' ? ['*'] : localeCodes.filter((code) => hasLocale(locale, code));
  const places = await Promise.all(queriedLocales.map((code) => findEntryPlaces(strapi, { type, document: documentId, locale: code })));
  if (places.every(({ words }) => words.length === 0)) return [];
  return menus.flatMap((menu) =>
    findAddresses(menu.type, menu.version).flatMap((address) => {
      const use = toUse(menu.type, menu.version, [address.words.trim() || address.address]);
      if (!use || !isItem(address) || !places.some(({ isLinkedFrom }) => isLinkedFrom(address, use.locale))) return [];
      return [{ use, paths: getSitePaths(address, use.locale, settings.SITE_URL) }];
    }),
  );
}

/**
 * Withdraws an entry unless a menu would lose an item by it. Links in texts are rendered as plain words (decision 58);
 * an item of a menu would disappear without a trace.
 * @throws a ValidationError that names the items
 */
export async function guardMenuItems<T>(strapi: Core.Strapi, withdrawn: Withdrawn, withdraw: () => Promise<T>): Promise<T> {
  if (!hasPlaces(withdrawn.type) || isUnchecked()) return withdraw();
  const menus = await readMenus(strapi);
  const target = formatEntryTarget(withdrawn.type, withdrawn.documentId);
  const named = findNamingItems(menus, target);
  const items = await findItems(strapi, menus, withdrawn);
  if (items.length + named.length === 0) return withdraw();
  return strapi.db.transaction(async () => {
    const result = await withdraw();
    // They may lead to another language, or to a redirect, from now on.
    const dead = await findDeadPaths(strapi, [...new Set(items.flatMap(({ paths }) => paths))]);
    const isTargetDead =
      named.length > 0 &&
      (
        await findDeadTargets(
          strapi,
          [parseMenuTarget(target)].filter((one) => one !== null),
        )
      ).has(target);
    const deadItems = [
      ...items.filter(({ paths }) => paths.some((path) => dead.has(path))).map(({ use }) => use),
      ...(isTargetDead ? named : []),
    ];
    if (deadItems.length > 0) throw new errors.ValidationError(translateForEditor(strapi, getMenuText(mergeUses(deadItems))));
    return result;
  });
}
