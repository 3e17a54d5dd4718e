import type { ContentTypeName } from '@ochiq/contract/content-types';
import { findMenuTargets, findTextReferences } from '@ochiq/contract/fields/entry-values';
import { formatTarget, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import type { StoredTarget } from '@ochiq/contract/fields/stored-menu';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import type { Row } from '../../platform/strapi/documents';
import type { EntryIssue } from '../publish-validation/entry-issue';
import { findDeadTargets } from './find-dead-targets';

/** Names a place by its words, or by what it leads to. */
const getName = (words: string, target: MenuTarget) => (words.trim() === '' ? formatTarget(target) : words.trim());

const getDeadItemMessage = (name: string): Localized<string> => ({
  uz: `saytda yoʻq narsaga olib boradi: “${name}”. Avval oʻshani eʼlon qiling, boshqasini tanlang yoki bandni olib tashlang`,
  ru: `ведёт к тому, чего нет на сайте: «${name}». Сначала опубликуйте это, выберите другое или уберите пункт`,
  en: `leads to what is not on the site: “${name}”. Publish that first, choose something else or take the item out`,
});

const getDeadLinkMessage = (name: string): Localized<string> => ({
  uz: `saytda yoʻq narsaga olib boradi: “${name}”. Avval oʻshani eʼlon qiling, boshqasini tanlang yoki havolani olib tashlang`,
  ru: `ведёт к тому, чего нет на сайте: «${name}». Сначала опубликуйте это, выберите другое или уберите ссылку`,
  en: `leads to what is not on the site: “${name}”. Publish that first, choose something else or remove the link`,
});

type Place = StoredTarget & { locale: string; getMessage: (name: string) => Localized<string> };

const findPlaces = (name: ContentTypeName, version: Row): Place[] => [
  ...findMenuTargets(name, version).map((item) => ({ ...item, locale: version.locale, getMessage: getDeadItemMessage })),
  ...findTextReferences(name, version).map((link) => ({ ...link, locale: version.locale, getMessage: getDeadLinkMessage })),
];

/**
 * Finds the items of menus and the links in texts whose page, entry or file is not on the site; not the items that are
 * hidden in the language.
 */
export async function findTargetIssues(
  strapi: Core.Strapi,
  name: ContentTypeName,
  versions: readonly Row[],
): Promise<readonly EntryIssue[]> {
  const places = versions.flatMap((version) => findPlaces(name, version));
  if (places.length === 0) return [];
  const dead = await findDeadTargets(
    strapi,
    places.map(({ target }) => target),
  );
  return places
    .filter(({ target }) => dead.has(formatTarget(target)))
    .map(({ path, locale, words, target, getMessage }) => ({ path, locale, message: getMessage(getName(words, target)) }));
}
