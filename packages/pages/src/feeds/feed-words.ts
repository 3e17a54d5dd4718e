import type { Localized } from '@ochiq/contract/routing/locales';

/** The texts of feeds: they are part of no page, so they are kept apart from the interface texts. */
export const feedWords = {
  uz: { deadline: 'Oxirgi muddat' },
  ru: { deadline: 'Последний день приёма' },
  en: { deadline: 'Last day to apply' },
} as const satisfies Localized<Record<'deadline', string>>;
