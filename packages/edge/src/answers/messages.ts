import type { Localized } from '@ochiq/contract/locales';

type Messages = {
  /** Specification, section 8: an error page that cannot be shown itself. */
  errorPageFailed: string;
  toHome: string;
  /** Before the first release. */
  notPublished: string;
  /** Specification, section 8: what a form says whose page the release lacks. */
  formSent: string;
  formFailed: string;
  formProblems: string;
  receiptNumber: string;
  receiptCode: string;
  /** What a request is called in the logs, for who reports a failure. */
  requestNumber: string;
};

/** The few sentences that the edge says itself; all others stand in pages of the release. */
export const messages = {
  uz: {
    errorPageFailed: 'Xatolik sahifasini koʻrsatishda xatolik yuz berdi',
    toHome: 'Bosh sahifaga qaytish',
    notPublished: 'Sayt tayyorlanmoqda. Iltimos, birozdan soʻng qayta urinib koʻring.',
    formSent: 'Muvaffaqiyatli yuborildi.',
    formFailed: 'Xatolik yuz berdi. Iltimos, qayta urinib koʻring.',
    formProblems: 'Maʼlumotlar toʻliq emas yoki notoʻgʻri. Ortga qaytib, ularni tekshiring.',
    receiptNumber: 'Murojaat raqami',
    receiptCode: 'Kod',
    requestNumber: 'Soʻrov raqami',
  },
  ru: {
    errorPageFailed: 'Произошла ошибка при показе страницы ошибки',
    toHome: 'Вернуться на главную',
    notPublished: 'Сайт готовится. Пожалуйста, попробуйте ещё раз немного позже.',
    formSent: 'Успешно отправлено.',
    formFailed: 'Произошла ошибка. Пожалуйста, попробуйте ещё раз.',
    formProblems: 'Данные заполнены не полностью или с ошибками. Вернитесь назад и проверьте их.',
    receiptNumber: 'Номер обращения',
    receiptCode: 'Код',
    requestNumber: 'Номер запроса',
  },
  en: {
    errorPageFailed: 'An error occurred while showing the error page',
    toHome: 'Go back to home',
    notPublished: 'The site is being prepared. Please try again in a moment.',
    formSent: 'Sent successfully.',
    formFailed: 'An error occurred. Please try again.',
    formProblems: 'Something is missing or wrong. Please go back and check what you typed.',
    receiptNumber: 'Appeal number',
    receiptCode: 'Code',
    requestNumber: 'Request number',
  },
} as const satisfies Localized<Messages>;
