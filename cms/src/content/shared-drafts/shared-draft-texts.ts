import type { Locale, Localized } from '@ochiq/contract/routing/locales';

import { formatMinute } from '../schedule/minute';

/** Returns the message that a user may not share a language of an entry. */
export const getForeignLocaleText = (locale: Locale): Localized<string> => ({
  uz: `Rolingiz bu yozuvni shu tilda ulashishga ruxsat bermaydi (${locale}): uni eʼlon qila oladigan hamkasbingizdan soʻrang`,
  ru: `Ваша роль не позволяет делиться этой записью на этом языке (${locale}): попросите коллегу, который может её публиковать`,
  en: `Your role does not share this entry in this language (${locale}): ask a colleague who may publish it`,
});

/** Returns the message that an entry has no draft in a language yet. */
export const getUnsavedText = (locale: Locale): Localized<string> => ({
  uz: `Bu yozuv shu tilda saqlanmagan (${locale}): avval “Saqlash” tugmasini bosing, keyin havola qiling`,
  ru: `Эта запись не сохранена на этом языке (${locale}): сначала нажмите «Сохранить», потом сделайте ссылку`,
  en: `This entry is not saved in this language (${locale}): press “Save” first, and make the link then`,
});

/** The message where no link leads anywhere. */
export const notPossibleText: Localized<string> = {
  uz: 'Bu yozuv uchun havola qilib boʻlmaydi: uning sahifasi yoki saytning ochiq manzili yoʻq.',
  ru: 'Для этой записи ссылку сделать нельзя: у неё нет страницы, или у сайта нет открытого адреса.',
  en: 'No link can be made of this entry: it has no page, or the site has no public address.',
};

const notices: Record<Locale, (minute: string) => string> = {
  uz: (minute) => `Qoralama, eʼlon qilinmagan; havola ${minute} gacha amal qiladi (Toshkent vaqti).`,
  ru: (minute) => `Черновик, не опубликовано; ссылка действует до ${minute} (время Ташкента).`,
  en: (minute) => `Draft, not published; valid until ${minute} (Tashkent time).`,
};

/** Returns the notice on top of a shared draft, in the reader's language. */
export const getNoticeText = (locale: Locale, expiresAt: Date): string => notices[locale](formatMinute(expiresAt.toISOString()));
