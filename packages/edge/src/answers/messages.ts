import type { Localized } from '@ochiq/contract/locales';

type Messages = {
  /** Specification, section 8: an error page that cannot be shown itself. */
  errorPageFailed: string;
  toHome: string;
  /** Before the first release. */
  notPublished: string;
};

/** The few sentences that the edge says itself; all others stand in pages of the release. */
export const messages = {
  uz: {
    errorPageFailed: 'Xatolik sahifasini koʻrsatishda xatolik yuz berdi',
    toHome: 'Bosh sahifaga qaytish',
    notPublished: 'Sayt tayyorlanmoqda. Iltimos, birozdan soʻng qayta urinib koʻring.',
  },
  ru: {
    errorPageFailed: 'Произошла ошибка при показе страницы ошибки',
    toHome: 'Вернуться на главную',
    notPublished: 'Сайт готовится. Пожалуйста, попробуйте ещё раз немного позже.',
  },
  en: {
    errorPageFailed: 'An error occurred while showing the error page',
    toHome: 'Go back to home',
    notPublished: 'The site is being prepared. Please try again in a moment.',
  },
} as const satisfies Localized<Messages>;
