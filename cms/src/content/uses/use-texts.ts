import type { Locale, Localized } from '@ochiq/contract/routing/locales';
import { mapLocales } from '@ochiq/contract/routing/locales';

import { getTypeName } from '../../platform/panel-words/type-names';
import type { Use, UsesResponse } from './use';

/** A file that can't be deleted, where it is used, and which entries in the trash show it. */
export type UsedFile = UsesResponse & { name: string; trashed: UsesResponse };

const quote = (reader: Locale, words: string) => (reader === 'ru' ? `«${words}»` : `“${words}”`);

/** Formats the type, the title and the language of an entry: `News “A new well” (en)`. */
function nameUse(reader: Locale, { type, title, locale }: Use): string {
  const name = getTypeName(type)[reader];
  return title === '' ? `${name} (${locale})` : `${name} ${quote(reader, title)} (${locale})`;
}

const more: Record<Locale, (count: string) => string> = {
  uz: (count) => `va yana ${count} ta`,
  ru: (count) => `и ещё ${count}`,
  en: (count) => `and ${count} more`,
};
/** The texts where a user may read none of the entries. */
const onlyUnread: Record<Locale, (count: string) => string> = {
  uz: (count) => `siz oʻqiy olmaydigan yozuvlar (${count} ta)`,
  ru: (count) => `записи, которые вам недоступны (${count})`,
  en: (count) => `entries that you may not read (${count})`,
};

function listUses(reader: Locale, { uses, others }: UsesResponse): string {
  const named = uses.map((use) => nameUse(reader, use)).join(', ');
  if (others === 0) return named;
  return named === '' ? onlyUnread[reader](String(others)) : `${named} ${more[reader](String(others))}`;
}

/** What stands before the entries in the trash. */
const inTrash: Record<Locale, (uses: string) => string> = {
  uz: (uses) => `savatda: ${uses} (yozuvni u yerda qaytaring yoki butunlay oʻchiring)`,
  ru: (uses) => `в корзине: ${uses} (верните запись или удалите её там навсегда)`,
  en: (uses) => `in the trash: ${uses} (restore the entry there, or delete it for good)`,
};

const isEmpty = ({ uses, others }: UsesResponse) => uses.length + others === 0;

function listPlaces(reader: Locale, { trashed, ...used }: UsedFile): string {
  const places = [
    ...(isEmpty(used) ? [] : [listUses(reader, used)]),
    ...(isEmpty(trashed) ? [] : [inTrash[reader](listUses(reader, trashed))]),
  ];
  return places.join(', ');
}

const listFiles = (reader: Locale, files: readonly UsedFile[]) =>
  files.map((file) => `${quote(reader, file.name)}: ${listPlaces(reader, file)}`).join('; ');

/** Returns the message that files are not deleted, since entries show them. */
export const getUsedFilesText = (files: readonly UsedFile[]): Localized<string> =>
  mapLocales((reader) => {
    const list = listFiles(reader, files);
    return {
      uz: `Oʻchirib boʻlmaydi, chunki foydalanilmoqda. ${list}. Avval u yerda boshqa fayl tanlang yoki uni olib tashlang; faylni shu yerda almashtirish mumkin.`,
      ru: `Удалить нельзя: это используется. ${list}. Сначала выберите там другой файл или уберите его; заменить файл здесь можно.`,
      en: `This can't be deleted, because it is used. ${list}. Choose another file there first, or take it out; replacing the file here is fine.`,
    }[reader];
  });

/** Returns the message that an entry stays on the site, since menu items lead to it. */
export const getMenuText = (items: readonly Use[]): Localized<string> =>
  mapLocales((reader) => {
    const list = items
      .flatMap(({ type, locale, words }) => words.map((word) => `${getTypeName(type)[reader]} ${quote(reader, word)} (${locale})`))
      .join(', ');
    return {
      uz: `Buni saytdan olib boʻlmaydi, chunki unga menyu bandlarida havola bor: ${list}. Avval bu bandlarni olib tashlang yoki ularga boshqa manzil yozing va menyuni eʼlon qiling.`,
      ru: `Это нельзя снять с сайта: сюда ведут пункты меню: ${list}. Сначала уберите их или укажите в них другой адрес и опубликуйте меню.`,
      en: `This can't be taken off the site, because items of menus lead here: ${list}. Take them out first, or give them another address, and publish the menu.`,
    }[reader];
  });
