import type { Locale, Localized } from '@ochiq/contract/routing/locales';
import { mapLocales } from '@ochiq/contract/routing/locales';
import { errors } from '@strapi/utils';

import { formatMinute } from '../schedule/minute';

type PersonName = { firstname?: string | null; lastname?: string | null } | null;

/** The author and the time of the last save of a version. */
export type LastSave = { by: PersonName; at: string };

const outdatedTexts = {
  uz: (who: string, when: string) =>
    `Bu yozuvni siz ochganingizdan keyin oʻzgartirishdi: ${who}${when} (Toshkent vaqti). Saqlanmadi, lekin yozganlaringiz shu yerda turibdi: ulardan nusxa oling, sahifani qayta yuklang va oʻzgartirishlaringizni kiriting.`,
  ru: (who: string, when: string) =>
    `Эту запись изменили после того, как вы её открыли: ${who}${when} (время Ташкента). Ничего не сохранено, но ваш текст остался в форме: скопируйте его, обновите страницу и внесите свои изменения.`,
  en: (who: string, when: string) =>
    `This entry was changed after you had opened it: ${who}${when} (Tashkent time). Nothing was saved, but what you typed is still here: copy it, reload the page and enter your changes.`,
} as const satisfies Record<Locale, (who: string, when: string) => string>;

/** Describes who saved a version in the meantime, and when; only when for what the CMS saves by itself. */
export function describeOutdated({ by, at }: LastSave): Localized<string> {
  const name = [by?.firstname, by?.lastname].filter(Boolean).join(' ');
  return mapLocales((locale) => outdatedTexts[locale](name === '' ? '' : `${name}, `, formatMinute(at)));
}

/**
 * Refuses a change based on an older version. Strapi's form retains what was typed, as unsaved, only after a
 * ValidationError.
 */
export class OutdatedError extends errors.ValidationError {}
