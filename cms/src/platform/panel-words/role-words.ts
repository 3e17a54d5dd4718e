import { localeCodes, locales } from '@ochiq/contract/routing/locales';

import type { Translations } from './translations';

const getEditorWords = (code: (typeof localeCodes)[number]): Translations => ({
  [`Editor (${code})`]: { uz: `Muharrir (${code})`, ru: `Редактор (${code})` },
  [`Writes and publishes in one language: ${locales[code].name}`]: {
    uz: `Bitta tilda yozadi va eʼlon qiladi: ${locales[code].name}`,
    ru: `Пишет и публикует на одном языке: ${locales[code].name}`,
  },
});

/** The predefined roles and the token, as they are stored: Strapi's, and those of people/roles and setup. */
export const roleWords: Translations = {
  'Super Admin': { uz: 'Bosh administrator', ru: 'Главный администратор' },
  'Super Admins can access and manage all features and settings.': {
    uz: 'Barcha imkoniyat va sozlamalarni boshqaradi.',
    ru: 'Управляет всеми возможностями и настройками.',
  },
  Editor: { uz: 'Muharrir', ru: 'Редактор' },
  'Editors can manage and publish contents including those of other users.': {
    uz: 'Oʻzining va boshqalarning kontentini boshqaradi va eʼlon qiladi.',
    ru: 'Управляет своим и чужим содержимым и публикует его.',
  },
  Author: { uz: 'Muallif', ru: 'Автор' },
  'Authors can manage the content they have created.': {
    uz: 'Oʻzi yaratgan kontentni boshqaradi.',
    ru: 'Управляет содержимым, которое создал сам.',
  },
  'Appeals and messages': { uz: 'Murojaatlar va xabarlar', ru: 'Обращения и сообщения' },
  'Reads and answers what the public sends: appeals, messages, comments, reviews': {
    uz: 'Fuqarolar yuborganini oʻqiydi va javob beradi: murojaatlar, xabarlar, izohlar, sharhlar',
    ru: 'Читает, что присылают граждане, и отвечает: обращения, сообщения, комментарии, отзывы',
  },
  'Applications and questions': { uz: 'Arizalar va savollar', ru: 'Отклики и вопросы' },
  'Reads and answers applications for vacancies, and questions about vacancies and tenders': {
    uz: 'Boʻsh ish oʻrinlariga arizalarni, ular va tenderlar haqidagi savollarni oʻqiydi va javob beradi',
    ru: 'Читает отклики на вакансии и вопросы о вакансиях и тендерах и отвечает на них',
  },
  Authenticated: { uz: 'Tizimga kirganlar', ru: 'Вошедшие' },
  'Default role given to authenticated user.': {
    uz: 'Saytga kirgan foydalanuvchining odatdagi roli.',
    ru: 'Роль пользователя, который вошёл на сайт.',
  },
  Public: { uz: 'Hamma', ru: 'Все' },
  'Default role given to unauthenticated user.': {
    uz: 'Saytga kirmagan foydalanuvchining odatdagi roli.',
    ru: 'Роль пользователя, который не вошёл на сайт.',
  },
  'Site build': { uz: 'Saytni yigʻish', ru: 'Сборка сайта' },
  'Reads what is published, for the build of the site': {
    uz: 'Saytni yigʻish uchun eʼlon qilinganlarni oʻqiydi',
    ru: 'Читает опубликованное для сборки сайта',
  },
  ...Object.fromEntries(localeCodes.flatMap((code) => Object.entries(getEditorWords(code)))),
};
