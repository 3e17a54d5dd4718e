import type { Locale, Localized } from '@ochiq/contract/routing/locales';
import { toInstantView } from '@ochiq/pages/format/date';

type Words = {
  /** The device has no line. */
  offline: string;
  /** There is a line, and the site does not answer. */
  away: string;
  /** Stands before the time of a kept page, and after it. */
  asOf: readonly [before: string, after: string];
  notKept: string;
  /** Of a page with a form. */
  forms: string;
  /** The way to the list of what is kept. */
  list: string;
  /** Names the line for those who are read to. */
  name: string;
  none: string;
  stop: string;
  stopped: string;
  begin: string;
};

/** What the worker writes into pages; what these say themselves are messages of theirs. */
export const offlineWords = {
  uz: {
    offline: 'Internet aloqasi yoʻq.',
    away: 'Sayt bilan aloqa yoʻq.',
    asOf: ['Bu sahifaning saqlangan nusxasi: ', '.'],
    notKept: 'Ochmoqchi boʻlgan sahifangiz bu qurilmada saqlanmagan.',
    forms: 'Shakllarni aloqa tiklangach yuborish mumkin.',
    list: 'Saqlangan sahifalar',
    name: 'Aloqa holati',
    none: 'Hozircha hech narsa saqlanmagan.',
    stop: 'Saqlashni toʻxtatish va saqlanganlarni oʻchirish',
    stopped: 'Bu qurilmada sahifalar saqlanmaydi.',
    begin: 'Sahifalarni saqlash',
  },
  ru: {
    offline: 'Нет подключения к интернету.',
    away: 'Нет связи с сайтом.',
    asOf: ['Страница показана по состоянию на ', '.'],
    notKept: 'Страница, которую вы открываете, на этом устройстве не сохранена.',
    forms: 'Отправить форму можно будет, когда связь восстановится.',
    list: 'Сохранённые страницы',
    name: 'Состояние связи',
    none: 'Пока ничего не сохранено.',
    stop: 'Не сохранять и удалить сохранённое',
    stopped: 'На этом устройстве страницы не сохраняются.',
    begin: 'Сохранять страницы',
  },
  en: {
    offline: 'You are offline.',
    away: 'The site cannot be reached.',
    asOf: ['This page is as it was on ', '.'],
    notKept: 'The page that you asked for is not kept on this device.',
    forms: 'Forms can be sent once the connection is back.',
    list: 'Pages kept',
    name: 'Connection',
    none: 'Nothing is kept yet.',
    stop: 'Stop keeping pages and delete them',
    stopped: 'No pages are kept on this device.',
    begin: 'Keep pages',
  },
} as const satisfies Localized<Words>;

/** The time of a copy as the site writes times. */
export const renderTime = (at: number, locale: Locale): string => {
  const { iso, text } = toInstantView(new Date(at).toISOString(), locale);
  return `<time datetime="${iso}">${text}</time>`;
};
