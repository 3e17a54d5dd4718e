import type { Localized } from '@ochiq/contract/routing/locales';
import type { ApprovalReply, ApprovalProblem, SharedDraftRefusal } from '@ochiq/contract/wire/shared-draft';

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
  /** The form by which a person outside agrees with a draft, or objects. */
  approval: {
    title: string;
    toForm: string;
    lead: (name: string) => string;
    languages: string;
    askCode: (email: string) => string;
    sendCode: string;
    sendAgain: string;
    codeSent: (email: string) => string;
    answer: string;
    agree: string;
    object: string;
    reason: string;
    code: string;
    send: string;
    problems: Readonly<Record<ApprovalProblem, string>>;
    answered: Readonly<Record<ApprovalReply, string>>;
  };
  /** Why a request was refused before it was read in full. */
  refused: Readonly<Record<400 | 405 | 408 | 414 | 431, string>>;
};

/** The texts of the form by which a person outside answers. */
export type ApprovalTexts = Messages['approval'];

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
      'other-version':
        'Matn shu orada oʻzgartirilgan yoki qaytarib olingan: endi bu havola orqali javob berib boʻlmaydi. Sizga bergan xodimdan yangisini soʻrang.',
    },
    approval: {
      title: 'Eʼlon qilishga rozimisiz?',
      toForm: 'Javob berishga oʻtish',
      lead: (name) => `${name}, yuqoridagi matnni eʼlon qilinishidan oldin oʻqib chiqishingizni va javob berishingizni soʻraymiz.`,
      languages: 'Javobingiz shu tillardagi matn haqida',
      askCode: (email) => `Javob sizniki ekanini tasdiqlash uchun ${email} manziliga kod yuboramiz.`,
      sendCode: 'Kodni yuborish',
      sendAgain: 'Yangi kod yuborish',
      codeSent: (email) => `Kod ${email} manziliga yuborildi. U 15 daqiqa amal qiladi.`,
      answer: 'Javobingiz',
      agree: 'Roziman',
      object: 'Eʼtirozim bor',
      reason: 'Eʼtiroz sababi',
      code: 'Xatdagi kod',
      send: 'Javobni yuborish',
      problems: {
        'wrong-code': 'Kod notoʻgʻri yoki muddati oʻtgan. Uni xatdan qaytadan koʻchiring yoki yangisini soʻrang.',
        'no-answer': 'Rozi ekaningizni yoki eʼtirozingiz borligini tanlang.',
        'no-reason': 'Eʼtirozingiz sababini yozing.',
        'long-reason': 'Sabab juda uzun: uni 2000 belgigacha qisqartiring.',
      },
      answered: {
        agreed: 'Rahmat! Roziligingiz qabul qilindi.',
        objected: 'Rahmat! Eʼtirozingiz qabul qilindi va mualliflarga yetkazildi.',
      },
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
      'other-version':
        'Текст тем временем изменили или отозвали: ответить по этой ссылке уже нельзя. Попросите новую у сотрудника, который её дал.',
    },
    approval: {
      title: 'Вы согласны на публикацию?',
      toForm: 'Перейти к ответу',
      lead: (name) => `${name}, просим вас прочитать текст выше до его публикации и ответить.`,
      languages: 'Ваш ответ — о тексте на этих языках',
      askCode: (email) => `Чтобы подтвердить, что отвечаете именно вы, мы отправим код на адрес ${email}.`,
      sendCode: 'Отправить код',
      sendAgain: 'Отправить новый код',
      codeSent: (email) => `Код отправлен на адрес ${email}. Он действует 15 минут.`,
      answer: 'Ваш ответ',
      agree: 'Согласен (согласна)',
      object: 'Возражаю',
      reason: 'Причина возражения',
      code: 'Код из письма',
      send: 'Отправить ответ',
      problems: {
        'wrong-code': 'Код неверный, или срок его действия истёк. Скопируйте его из письма ещё раз или запросите новый.',
        'no-answer': 'Выберите, согласны вы или возражаете.',
        'no-reason': 'Напишите, почему вы возражаете.',
        'long-reason': 'Причина слишком длинная: сократите её до 2000 символов.',
      },
      answered: {
        agreed: 'Спасибо! Ваше согласие получено.',
        objected: 'Спасибо! Ваше возражение получено и передано авторам.',
      },
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
      'other-version':
        'The text was changed or withdrawn meanwhile: you can’t answer by this link any more. Ask the person who gave it to you for a new one.',
    },
    approval: {
      title: 'Do you agree with the publication?',
      toForm: 'Go to your answer',
      lead: (name) => `${name}, please read the text above before it is published, and answer.`,
      languages: 'Your answer is about the text in these languages',
      askCode: (email) => `To make sure that the answer is yours, we send a code to ${email}.`,
      sendCode: 'Send the code',
      sendAgain: 'Send another code',
      codeSent: (email) => `The code was sent to ${email}. It is valid for 15 minutes.`,
      answer: 'Your answer',
      agree: 'I agree',
      object: 'I object',
      reason: 'Reason for the objection',
      code: 'Code from the letter',
      send: 'Send the answer',
      problems: {
        'wrong-code': 'The code is wrong or has expired. Copy it from the letter again, or ask for another one.',
        'no-answer': 'Choose whether you agree or object.',
        'no-reason': 'Write why you object.',
        'long-reason': 'The reason is too long: shorten it to 2000 characters.',
      },
      answered: {
        agreed: 'Thank you! Your agreement was received.',
        objected: 'Thank you! Your objection was received, and passed on to the authors.',
      },
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
