import type { Locale, Localized } from '@ochiq/contract/routing/locales';

/** Intents of visitors who don't know the name of the page for it. */
type Intent = 'reception' | 'contact' | 'trust' | 'vacancies' | 'appeal' | 'tenders';

const words = {
  reception: {
    uz: ['qabul kuni', 'qabul kunlari', 'qabul soatlari', 'rahbar qabuliga yozilish', 'fuqarolarni qabul qilish'],
    ru: ['приём граждан', 'личный приём', 'день приёма', 'часы приёма', 'график приёма населения', 'записаться на приём'],
    en: ['citizen reception', 'reception day', 'reception hours', 'reception schedule', 'office hours', 'make an appointment'],
  },
  contact: {
    uz: ['manzil', 'telefon raqami', 'qayerda joylashgan', 'aloqa'],
    ru: ['адрес', 'номер телефона', 'куда позвонить', 'как нас найти', 'как проехать'],
    en: ['address', 'phone number', 'how to find us', 'get in touch', 'location'],
  },
  trust: {
    uz: ['ishonch raqami', 'ishonch liniyasi', 'korrupsiya haqida xabar berish'],
    ru: ['горячая линия', 'номер доверия', 'линия доверия', 'сообщить о коррупции'],
    en: ['hotline', 'helpline', 'trust line', 'report corruption'],
  },
  vacancies: {
    uz: ['ish', 'boʻsh ish oʻrinlari', 'ishga olish', 'ishga kirish'],
    ru: ['работа', 'найти работу', 'трудоустройство', 'свободные должности', 'требуются сотрудники'],
    en: ['jobs', 'job openings', 'open positions', 'careers', 'hiring', 'work for us'],
  },
  appeal: {
    uz: ['ariza yozish', 'shikoyat qilish', 'taklif yuborish', 'virtual qabulxona'],
    ru: ['написать жалобу', 'пожаловаться', 'подать заявление', 'электронное обращение', 'виртуальная приёмная'],
    en: ['file a complaint', 'submit a petition', 'send an application', 'online reception office'],
  },
  tenders: {
    uz: ['savdo', 'tender savdolari', 'tanlov savdolari'],
    ru: ['торги', 'конкурсные торги', 'госзакупки'],
    en: ['bidding', 'calls for bids', 'public procurement'],
  },
} as const satisfies Readonly<Record<Intent, Localized<readonly string[]>>>;

/** Returns search terms for a page in addition to its own texts. */
export const getIntentWords = (intent: Intent, locale: Locale): readonly string[] => words[intent][locale];
