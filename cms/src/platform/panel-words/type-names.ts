import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import { mapLocales, type Localized } from '@ochiq/contract/routing/locales';

type TypeNames = Readonly<Record<ContentTypeName | IntakeTypeName, string>>;

/** What the panel calls each type; in English it takes the contract's titles. */
export const typeNames: { uz: TypeNames; ru: TypeNames } = {
  uz: {
    alert: 'Favqulodda xabar',
    announcement: 'Eʼlonlar',
    'appeal-statistic': 'Murojaatlar statistikasi',
    category: 'Yangilik ruknlari',
    dataset: 'Ochiq maʼlumotlar',
    document: 'Hujjatlar',
    faq: 'Savol-javoblar',
    home: 'Bosh sahifa',
    navigation: 'Menyu',
    news: 'Yangiliklar',
    'news-comment': 'Chop etilgan izohlar',
    page: 'Sahifalar',
    person: 'Rahbarlar va xodimlar',
    'press-conference': 'Matbuot anjumanlari',
    project: 'Loyihalar',
    redirect: 'Yoʻnaltirishlar',
    'section-page': 'Boʻlim sahifalari',
    service: 'Xizmatlar',
    site: 'Sayt sozlamalari',
    tag: 'Yangilik teglari',
    tender: 'Tenderlar',
    testimonial: 'Fikr-mulohazalar',
    unit: 'Tarkibiy boʻlinmalar',
    vacancy: 'Boʻsh ish oʻrinlari',
    appeal: 'Murojaatlar',
    'callback-request': 'Qayta qoʻngʻiroq soʻrovlari',
    comment: 'Izohlar',
    'contact-message': 'Xabarlar',
    inquiry: 'Arizalar va savollar',
    'page-feedback': 'Sahifalar haqida fikrlar',
    review: 'Saytdan kelgan sharhlar',
  },
  ru: {
    alert: 'Экстренное сообщение',
    announcement: 'Объявления',
    'appeal-statistic': 'Статистика обращений',
    category: 'Рубрики новостей',
    dataset: 'Открытые данные',
    document: 'Документы',
    faq: 'Вопросы и ответы',
    home: 'Главная страница',
    navigation: 'Меню',
    news: 'Новости',
    'news-comment': 'Опубликованные комментарии',
    page: 'Страницы',
    person: 'Руководители и сотрудники',
    'press-conference': 'Пресс-конференции',
    project: 'Проекты',
    redirect: 'Переадресации',
    'section-page': 'Страницы разделов',
    service: 'Услуги',
    site: 'Настройки сайта',
    tag: 'Теги новостей',
    tender: 'Тендеры',
    testimonial: 'Отзывы',
    unit: 'Подразделения',
    vacancy: 'Вакансии',
    appeal: 'Обращения',
    'callback-request': 'Заявки на обратный звонок',
    comment: 'Комментарии',
    'contact-message': 'Сообщения',
    inquiry: 'Отклики и вопросы',
    'page-feedback': 'Отзывы о страницах',
    review: 'Отзывы с сайта',
  },
};

/** Returns what the panel calls a type of content, in every language. */
export const getTypeName = (type: ContentTypeName): Localized<string> =>
  mapLocales((locale) => (locale === 'en' ? contentTypes[type].title : typeNames[locale][type]));
