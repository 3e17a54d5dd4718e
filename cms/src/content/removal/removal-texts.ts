import { mapLocales, type Locale, type Localized } from '@ochiq/contract/routing/locales';

import { getTypeName } from '../../platform/panel-words/type-names';
import type { RemovalUses } from './removal';

const quote = (reader: Locale, words: string) => (reader === 'ru' ? `«${words}»` : `“${words}”`);

const nameTypes = (reader: Locale, counts: RemovalUses['others']) =>
  counts.map(({ type, count }) => `${getTypeName(type)[reader]} (${String(count)})`).join(', ');

/** Returns the message that something is used, and that the user has to choose. */
export const getUsedText = ({ uses, others }: Pick<RemovalUses, 'uses' | 'others'>): Localized<string> =>
  mapLocales((reader) => {
    const named = uses.map(({ type, title, locale }) => {
      const name = getTypeName(type)[reader];
      return title === '' ? `${name} (${locale})` : `${name} ${quote(reader, title)} (${locale})`;
    });
    const list = [...named, ...(others.length === 0 ? [] : [nameTypes(reader, others)])].join(', ');
    return {
      uz: `Eʼlon qilingan sahifalar bundan foydalanmoqda: ${list}. Ular bilan nima qilishni tanlang: oʻrniga boshqasini qoʻyish, boshqa sahifaga yoʻnaltirish yoki shunday qoldirish.`,
      ru: `Этим пользуются опубликованные страницы: ${list}. Выберите, что с ними сделать: поставить вместо этого другое, перенаправить на другую страницу или оставить как есть.`,
      en: `Published pages use this: ${list}. Choose what happens with them: put something else in its place, redirect to another page, or leave them as they are.`,
    }[reader];
  });

/** Returns the message that a replacement would change entries to which the user has no right. */
export const getForeignUsesText = (counts: RemovalUses['others']): Localized<string> =>
  mapLocales((reader) => {
    const list = nameTypes(reader, counts);
    return {
      uz: `Almashtirib boʻlmaydi: bundan siz oʻzgartira olmaydigan yozuvlar ham foydalanmoqda: ${list}. Buni ularga huquqi bor hamkasbingizdan soʻrang yoki boshqa yoʻlni tanlang.`,
      ru: `Заменить нельзя: этим пользуются и записи, которые вам нельзя менять: ${list}. Попросите коллегу, у которого есть такое право, или выберите другой способ.`,
      en: `This can't be replaced: entries that you may not change use it, too: ${list}. Ask a colleague who may, or choose another way.`,
    }[reader];
  });

/** Returns the message that a replacement would publish changes that need an approval. */
export const getReviewedUsesText = (counts: RemovalUses['others']): Localized<string> =>
  mapLocales((reader) => {
    const list = nameTypes(reader, counts);
    return {
      uz: `Almashtirib boʻlmaydi: bundan har bir oʻzgarishi tasdiqlanishi kerak boʻlgan yozuvlar foydalanmoqda: ${list}. Avval ularda boshqasini tanlab, tekshirishga yuboring va tasdiqlangach eʼlon qiling.`,
      ru: `Заменить нельзя: этим пользуются записи, каждое изменение которых нужно согласовать: ${list}. Сначала выберите в них другое, отправьте на согласование и после него опубликуйте.`,
      en: `This can't be replaced: entries that need an approval for every change use it: ${list}. Choose something else in them first, have that approved, and publish it.`,
    }[reader];
  });

/** Returns the message that too many entries would be changed at once. */
export const getTooManyUsesText = (count: number, most: number): Localized<string> => ({
  uz: `Bundan ${String(count)} ta yozuv foydalanmoqda, birdaniga esa ${String(most)} tagacha yozuv oʻzgartiriladi: avval ularning bir qismini roʻyxatda oʻzgartiring.`,
  ru: `Этим пользуются записи: ${String(count)}, а за один раз меняется не больше ${String(most)}: сначала измените часть из них в списке.`,
  en: `${String(count)} entries use this, and at most ${String(most)} are changed at once: change some of them in their list first.`,
});

/** What is wrong with what the user chose. */
export const choiceFaults = {
  replacement: {
    uz: 'Oʻrniga qoʻyiladigan narsa shu turdagi boshqa, eʼlon qilingan yozuv yoki shu xildagi boshqa fayl boʻlishi kerak: uni qaytadan tanlang.',
    ru: 'Вместо этого нужна другая опубликованная запись того же типа или другой файл того же вида: выберите ещё раз.',
    en: 'What takes its place has to be another published entry of the same type, or another file of the same kind: choose it again.',
  },
  redirect: {
    uz: 'Yoʻnaltirish uchun saytdagi boshqa sahifa kerak: uni qaytadan tanlang.',
    ru: 'Для перенаправления нужна другая страница сайта: выберите её ещё раз.',
    en: 'A redirect needs another page of the site: choose it again.',
  },
} as const satisfies Record<string, Localized<string>>;

/** Returns the message that a replacement is not published in a language in which it is needed. */
export const getMissingLanguageText = (locales: readonly string[]): Localized<string> => {
  const list = locales.join(', ');
  return {
    uz: `Tanlangan yozuv kerakli tilda eʼlon qilinmagan (${list}): avval uni eʼlon qiling yoki boshqasini tanlang.`,
    ru: `Выбранная запись не опубликована на нужном языке (${list}): сначала опубликуйте её или выберите другую.`,
    en: `What you chose is not published in a language in which it is needed (${list}): publish it first, or choose another one.`,
  };
};
