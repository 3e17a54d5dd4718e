import type { PanelLanguage } from './texts';

/** Names of Strapi's, of the page's fields and of sections, as the handbook writes them; and what the example is called. */
export const names = {
  uz: {
    publish: 'Eʼlon qilish',
    save: 'Saqlash',
    confirm: 'Tasdiqlash',
    parent: 'Qaysi sahifa ostida',
    activities: 'Faoliyat',
    audit: 'Ichki audit',
  },
  ru: {
    publish: 'Опубликовать',
    save: 'Сохранить',
    confirm: 'Подтвердить',
    parent: 'Под какой страницей',
    activities: 'Деятельность',
    audit: 'Внутренний аудит',
  },
  en: { publish: 'Publish', save: 'Save', confirm: 'Confirm', parent: 'Parent', activities: 'Activities', audit: 'Internal audit' },
} as const satisfies Record<PanelLanguage, unknown>;

/** What the examples say. */
export const examples = {
  uz: {
    pages: ['Suvni tejash', 'Tejash rejasi', 'Natijalar'],
    lead: 'Suvni tejash boʻyicha nima qilayotganimiz.',
    title: 'Quduq suvi tekshirildi',
    before: 'Quduq suvi laboratoriyada tekshirildi.',
    after: 'Buloq suvi laboratoriyada tekshirildi.',
    mine: 'Quduq suvi yana tekshirildi',
    theirs: 'Quduq suvi toza',
    person: 'Rahimov Aziz Botirovich',
  },
  ru: {
    pages: ['Экономия воды', 'План экономии', 'Результаты'],
    lead: 'Что мы делаем для экономии воды.',
    title: 'Вода в колодце проверена',
    before: 'Вода из колодца проверена в лаборатории.',
    after: 'Вода из родника проверена в лаборатории.',
    mine: 'Вода в колодце проверена ещё раз',
    theirs: 'Вода в колодце чистая',
    person: 'Рахимов Азиз Ботирович',
  },
  en: {
    pages: ['Saving water', 'The plan', 'The results'],
    lead: 'What we do to save water.',
    title: 'The water of the well was tested',
    before: 'The water of the well was tested in a laboratory.',
    after: 'The water of the spring was tested in a laboratory.',
    mine: 'The water of the well was tested again',
    theirs: 'The water of the well is clean',
    person: 'Rahimov Aziz Botirovich',
  },
} as const satisfies Record<PanelLanguage, unknown>;

const line = (text: string) => ({ type: 'text', text });
const buildText = (heading: string, paragraph: string, items: readonly string[]) => [
  { type: 'heading', level: 2, children: [line(heading)] },
  { type: 'paragraph', children: [line(paragraph)] },
  { type: 'list', format: 'unordered', children: items.map((item) => ({ type: 'list-item', children: [line(item)] })) },
];

/** A text as it is after pasting. */
export const handbookText = {
  uz: buildText('Quduq egalariga', 'Suv hisobi har oy yuboriladi.', ['hisoblagich koʻrsatkichi;', 'quduq raqami;', 'masʼul shaxs.']),
  ru: buildText('Владельцам скважин', 'Отчёт о воде отправляют каждый месяц.', [
    'показания счётчика;',
    'номер скважины;',
    'ответственный.',
  ]),
  en: buildText('For owners of wells', 'A report on the water is sent every month.', [
    'the reading of the meter;',
    'the number of the well;',
    'who is responsible.',
  ]),
} as const satisfies Record<PanelLanguage, unknown>;
