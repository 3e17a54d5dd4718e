import { maxPageDepth } from '@ochiq/contract/fields/page-parent';
import type { Localized } from '@ochiq/contract/routing/locales';
import { maxPathLength, type TreeFault } from '@ochiq/contract/routing/page-tree';

/** Names another entry to an editor. */
const quoteTitle = (title: string): Localized<string> => ({ uz: `“${title}”`, ru: `«${title}»`, en: `“${title}”` });

/**
 * Returns why a page has no address, to follow the field's name.
 * @param above the title of a page above it that is not published, if it is known
 */
export function getFaultMessage(fault: TreeFault, above: string | null): Localized<string> {
  switch (fault.kind) {
    case 'parent': {
      const name = quoteTitle(above ?? fault.documentId);
      return {
        uz: `yuqoridagi ${name.uz} sahifasi eʼlon qilinmagan: avval oʻshani eʼlon qiling yoki boshqasini tanlang`,
        ru: `страница выше, ${name.ru}, не опубликована: сначала опубликуйте её или выберите другую`,
        en: `is the page ${name.en}, which is not published: publish that page first or choose another one`,
      };
    }
    case 'loop':
      return {
        uz: 'shu sahifaning oʻzi ostida turadi: boshqasini tanlang',
        ru: 'находится под самой этой страницей: выберите другую',
        en: 'is below this page itself: choose another one',
      };
    case 'depth':
      return {
        uz: `juda chuqur: bir-birining ostida koʻpi bilan ${String(maxPageDepth)} ta sahifa boʻlishi mumkin`,
        ru: `слишком глубоко: одна под другой могут быть не более ${String(maxPageDepth)} страниц`,
        en: `is too deep: at most ${String(maxPageDepth)} pages may be one below the other`,
      };
    case 'length':
      return {
        uz: `sahifa manzilini ${String(maxPathLength)} ta belgidan uzun qiladi: qisqartiring`,
        ru: `делает адрес страницы длиннее ${String(maxPathLength)} знаков: сократите`,
        en: `makes the address of the page longer than ${String(maxPathLength)} characters: shorten it`,
      };
    case 'reserved':
      return {
        uz: `saytning oʻzi uchun band: ${fault.segment}`,
        ru: `занято самим сайтом: ${fault.segment}`,
        en: `is taken by the site itself: ${fault.segment}`,
      };
    case 'route':
      return {
        uz: `saytning oʻz sahifasi manzili: ${fault.route}`,
        ru: `это адрес собственной страницы сайта: ${fault.route}`,
        en: `makes the address of the site's own page ${fault.route}`,
      };
  }
}

/** Returns the message for an address that another entry has. @param name what the panel calls entries of its type */
export function getTakenMessage(path: string, name: Localized<string>, title: string): Localized<string> {
  const quoted = quoteTitle(title);
  return {
    uz: `${path} manzili band: ${name.uz}, ${quoted.uz}`,
    ru: `адрес ${path} занят: ${name.ru}, ${quoted.ru}`,
    en: `makes the address ${path}, which is taken: ${name.en}, ${quoted.en}`,
  };
}

/** Returns the same of a page below the one that is published. */
export function getBelowMessage(below: string, message: Localized<string>): Localized<string> {
  const quoted = quoteTitle(below);
  return {
    uz: `ostidagi ${quoted.uz} sahifasi uchun toʻgʻri kelmaydi: ${message.uz}`,
    ru: `не подходит странице ниже, ${quoted.ru}: ${message.ru}`,
    en: `does not fit the page below, ${quoted.en}: it ${message.en}`,
  };
}

/** Returns the message for a page that can't be withdrawn, because there are published pages below it. */
export const getPagesBelowMessage = (titles: readonly string[]): Localized<string> => ({
  uz: `Bu sahifaning ostida eʼlon qilingan sahifalar bor: ${titles.map((title) => quoteTitle(title).uz).join(', ')}. Avval ularni boshqa joyga koʻchiring yoki eʼlondan oling.`,
  ru: `Под этой страницей есть опубликованные: ${titles.map((title) => quoteTitle(title).ru).join(', ')}. Сначала переместите их или снимите с публикации.`,
  en: `There are published pages below this one: ${titles.map((title) => quoteTitle(title).en).join(', ')}. Move or unpublish them first.`,
});
