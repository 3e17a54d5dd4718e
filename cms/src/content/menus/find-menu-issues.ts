import type { ContentTypeName } from '@ochiq/contract/content-types';
import { findMenuTargets } from '@ochiq/contract/fields/entry-values';
import { formatTarget, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import type { Row } from '../../platform/strapi/documents';
import type { EntryIssue } from '../publish-validation/entry-issue';
import { findDeadTargets } from './find-dead-targets';

/** Names an item by its label, or by what it leads to. */
const getItemName = (words: string, target: MenuTarget) => (words.trim() === '' ? formatTarget(target) : words.trim());

const getDeadItemMessage = (name: string): Localized<string> => ({
  uz: `saytda yoʻq narsaga olib boradi: “${name}”. Avval oʻshani eʼlon qiling, boshqasini tanlang yoki bandni olib tashlang`,
  ru: `ведёт к тому, чего нет на сайте: «${name}». Сначала опубликуйте это, выберите другое или уберите пункт`,
  en: `leads to what is not on the site: “${name}”. Publish that first, choose something else or take the item out`,
});

/** Finds the items of menus whose page, entry or file is not on the site; not those hidden in the language. */
export async function findMenuIssues(strapi: Core.Strapi, name: ContentTypeName, versions: readonly Row[]): Promise<readonly EntryIssue[]> {
  const items = versions.flatMap((version) => findMenuTargets(name, version).map((item) => ({ ...item, locale: version.locale })));
  if (items.length === 0) return [];
  const dead = await findDeadTargets(
    strapi,
    items.map(({ target }) => target),
  );
  return items
    .filter(({ target }) => dead.has(formatTarget(target)))
    .map(({ path, locale, words, target }) => ({ path, locale, message: getDeadItemMessage(getItemName(words, target)) }));
}
