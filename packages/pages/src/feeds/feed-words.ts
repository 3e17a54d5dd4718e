import type { Localized } from '@ochiq/contract/locales';

/** What feeds say in words of their own: they are no part of a page, whose interface texts stand elsewhere. */
export const feedWords = {
  uz: { deadline: 'Oxirgi muddat' },
  ru: { deadline: 'Последний день приёма' },
  en: { deadline: 'Last day to apply' },
} as const satisfies Localized<Record<'deadline', string>>;
