import type { Localized } from '@ochiq/contract/routing/locales';
import type { SharedDraftRefusal } from '@ochiq/contract/wire/shared-draft';

type Messages = {
  /** For an error page that cannot be shown itself: .github/ARCHITECTURE.md, "Errors and their texts". */
  errorPageFailed: string;
  toHome: string;
  /** Before the first release. */
  notPublished: string;
  /** For a form whose page the release lacks: .github/ARCHITECTURE.md, "Errors and their texts". */
  formSent: string;
  formFailed: string;
  formProblems: string;
  receiptNumber: string;
  receiptCode: string;
  /** The label of the request id, for readers who report a failure. */
  requestNumber: string;
  /** Why a shared draft is not shown. */
  sharedDraft: Readonly<Record<SharedDraftRefusal, string>>;
  /** Why a request was refused before it was read in full. */
  refused: Readonly<Record<400 | 405 | 408 | 414 | 431, string>>;
};

/** The texts that the edge writes itself; all others are in pages of the release. */
export const messages = {
  uz: {
    errorPageFailed: 'Xatolik sahifasini koʻrsatishda xatolik yuz berdi',
    toHome: 'Bosh sahifaga qaytish',
    notPublished: 'Sayt tayyorlanmoqda. Iltimos, birozdan soʻng qayta urinib koʻring.',
    formSent: 'Muvaffaqiyatli yuborildi.',
    formFailed: 'Xatolik yuz berdi. Iltimos, qayta urinib koʻring.',
    formProblems: 'Maʼlumotlar toʻliq emas yoki notoʻgʻri. Ortga qaytib, ularni tekshiring.',
    receiptNumber: 'Raqam',
    receiptCode: 'Kod',
    requestNumber: 'Soʻrov raqami',
    sharedDraft: {
      unknown: 'Bunday havola yoʻq. Uni qayta nusxalab oling yoki sizga bergan xodimdan soʻrang.',
      over: 'Bu havolaning muddati tugagan yoki u bekor qilingan. Sizga bergan xodimdan yangisini soʻrang.',
      'no-page': 'Bu tilda koʻrsatiladigan sahifa yoʻq.',
      'not-now': 'Hozir koʻrsatib boʻlmaydi. Iltimos, birozdan soʻng qayta urinib koʻring.',
      'too-many': 'Havola juda koʻp ochildi. Iltimos, birozdan soʻng qayta urinib koʻring.',
    },
    refused: {
      400: 'Soʻrovni tushunib boʻlmadi.',
      405: 'Bu yerda bunday amalni bajarib boʻlmaydi.',
      408: 'Soʻrov oʻz vaqtida toʻliq yetib kelmadi. Iltimos, qayta urinib koʻring.',
      414: 'Manzil juda uzun.',
      431: 'Brauzer soʻrov bilan birga juda koʻp maʼlumot yubordi. Ushbu saytning cookie fayllarini oʻchirib, qayta urinib koʻring.',
    },
  },
  ru: {
    errorPageFailed: 'Произошла ошибка при показе страницы ошибки',
    toHome: 'Вернуться на главную',
    notPublished: 'Сайт готовится. Пожалуйста, попробуйте ещё раз немного позже.',
    formSent: 'Успешно отправлено.',
    formFailed: 'Произошла ошибка. Пожалуйста, попробуйте ещё раз.',
    formProblems: 'Данные заполнены не полностью или с ошибками. Вернитесь назад и проверьте их.',
    receiptNumber: 'Номер',
    receiptCode: 'Код',
    requestNumber: 'Номер запроса',
    sharedDraft: {
      unknown: 'Такой ссылки нет. Скопируйте её ещё раз или попросите у сотрудника, который её дал.',
      over: 'Срок действия этой ссылки истёк, или её отменили. Попросите новую у сотрудника, который её дал.',
      'no-page': 'На этом языке показать нечего.',
      'not-now': 'Сейчас показать нельзя. Пожалуйста, попробуйте немного позже.',
      'too-many': 'Ссылку открывали слишком часто. Пожалуйста, попробуйте немного позже.',
    },
    refused: {
      400: 'Не удалось распознать запрос.',
      405: 'Здесь нельзя выполнить это действие.',
      408: 'Запрос не пришёл полностью за отведённое время. Пожалуйста, попробуйте ещё раз.',
      414: 'Адрес слишком длинный.',
      431: 'Браузер отправил вместе с запросом слишком много данных. Удалите файлы cookie этого сайта и попробуйте ещё раз.',
    },
  },
  en: {
    errorPageFailed: 'An error occurred while showing the error page',
    toHome: 'Go back to home',
    notPublished: 'The site is being prepared. Please try again in a moment.',
    formSent: 'Sent successfully.',
    formFailed: 'An error occurred. Please try again.',
    formProblems: 'Something is missing or wrong. Please go back and check what you typed.',
    receiptNumber: 'Number',
    receiptCode: 'Code',
    requestNumber: 'Request number',
    sharedDraft: {
      unknown: 'There is no such link. Copy it again, or ask the person who gave it to you.',
      over: 'This link has expired or was revoked. Ask the person who gave it to you for a new one.',
      'no-page': 'There is nothing to show in this language.',
      'not-now': 'This can’t be shown now. Please try again in a while.',
      'too-many': 'This link was opened too often. Please try again in a while.',
    },
    refused: {
      400: 'The request could not be understood.',
      405: 'This action is not possible here.',
      408: 'The request did not arrive in full in time. Please try again.',
      414: 'The address is too long.',
      431: 'The browser sent too much data along with the request. Delete the cookies of this site and try again.',
    },
  },
} as const satisfies Localized<Messages>;
