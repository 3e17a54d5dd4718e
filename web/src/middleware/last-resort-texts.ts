import type { Localized } from '@ochiq/contract/routing/locales';

/** Not among the messages: they may be what has failed. See .github/ARCHITECTURE.md, "Errors and their texts". */
export const lastResortTexts = {
  uz: { failed: 'Xatolik sahifasini koʻrsatishda xatolik yuz berdi', home: 'Bosh sahifaga oʻtish' },
  ru: { failed: 'При показе страницы ошибки произошла ошибка', home: 'Перейти на главную страницу' },
  en: { failed: 'An error occurred while showing the error page', home: 'Go back to home' },
} as const satisfies Localized<{ failed: string; home: string }>;
