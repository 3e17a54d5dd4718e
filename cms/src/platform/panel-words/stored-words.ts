import { localeCodes, locales } from '@ochiq/contract/routing/locales';

import type { Translations } from './translations';

/** The roles of which there is one for each language. */
const getLanguageWords = (code: (typeof localeCodes)[number]): Translations => ({
  [`Editor (${code})`]: { uz: `Muharrir (${code})`, ru: `Редактор (${code})` },
  [`Writes and publishes in one language: ${locales[code].name}`]: {
    uz: `Bitta tilda yozadi va eʼlon qiladi: ${locales[code].name}`,
    ru: `Пишет и публикует на одном языке: ${locales[code].name}`,
  },
  [`Translator (${code})`]: { uz: `Tarjimon (${code})`, ru: `Переводчик (${code})` },
  [`Translates what exists, and publishes nothing: ${locales[code].name}`]: {
    uz: `Mavjud yozuvlarni tarjima qiladi, hech narsani eʼlon qilmaydi: ${locales[code].name}`,
    ru: `Переводит то, что уже есть, и ничего не публикует: ${locales[code].name}`,
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
  'Press service': { uz: 'Matbuot xizmati', ru: 'Пресс-служба' },
  'Writes and publishes news, announcements and press conferences, in all languages': {
    uz: 'Yangiliklar, eʼlonlar va matbuot anjumanlarini barcha tillarda yozadi va eʼlon qiladi',
    ru: 'Пишет и публикует новости, объявления и пресс-конференции на всех языках',
  },
  'Legal department': { uz: 'Yuridik boʻlim', ru: 'Юридический отдел' },
  'Writes, approves and publishes documents and the pages that list them, in all languages': {
    uz: 'Hujjatlar va ular roʻyxati sahifalarini barcha tillarda yozadi, tasdiqlaydi va eʼlon qiladi',
    ru: 'Пишет, согласует и публикует документы и страницы с их списками на всех языках',
  },
  Personnel: { uz: 'Kadrlar boʻlimi', ru: 'Отдел кадров' },
  'Writes and publishes persons, units and vacancies, in all languages': {
    uz: 'Xodimlar, tarkibiy boʻlinmalar va boʻsh ish oʻrinlarini barcha tillarda yozadi va eʼlon qiladi',
    ru: 'Пишет и публикует сотрудников, подразделения и вакансии на всех языках',
  },
  'Field expedition': { uz: 'Dala ekspeditsiyasi', ru: 'Полевая экспедиция' },
  'Writes drafts of projects, datasets and news, in all languages, and publishes nothing': {
    uz: 'Loyihalar, ochiq maʼlumotlar va yangiliklar qoralamalarini barcha tillarda yozadi, hech narsani eʼlon qilmaydi',
    ru: 'Пишет черновики проектов, наборов данных и новостей на всех языках и ничего не публикует',
  },
  Head: { uz: 'Rahbar', ru: 'Руководитель' },
  'Reads and approves all content, and changes nothing': {
    uz: 'Barcha kontentni oʻqiydi va tasdiqlaydi, hech narsani oʻzgartirmaydi',
    ru: 'Читает и согласует всё содержимое и ничего не меняет',
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
  Auditor: { uz: 'Auditor', ru: 'Аудитор' },
  'Reads everything and the audit log, and changes nothing': {
    uz: 'Hamma narsani va audit jurnalini oʻqiydi, hech narsani oʻzgartirmaydi',
    ru: 'Читает всё, в том числе журнал аудита, и ничего не меняет',
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
  ...Object.fromEntries(localeCodes.flatMap((code) => Object.entries(getLanguageWords(code)))),
};

/** What may be permitted to a role, as Strapi 5.54.0 and its plugins name it. */
export const permissionWords: Translations = {
  'Access the API tokens settings page': { uz: 'API tokenlar sahifasini ochish', ru: 'Открывать страницу API-токенов' },
  'Access the Admin tokens settings page': {
    uz: 'Administrator tokenlari sahifasini ochish',
    ru: 'Открывать страницу токенов администратора',
  },
  'Access the Email Settings page': { uz: 'Pochta sozlamalari sahifasini ochish', ru: 'Открывать страницу настроек почты' },
  'Access the Media Library': { uz: 'Mediakutubxonani ochish', ru: 'Открывать медиатеку' },
  'Access the Media Library settings page': { uz: 'Mediakutubxona sozlamalarini ochish', ru: 'Открывать настройки медиатеки' },
  'Access the marketplace': { uz: 'Plaginlar bozorini ochish', ru: 'Открывать магазин плагинов' },
  'Access the transfer tokens settings page': { uz: 'Koʻchirish tokenlari sahifasini ochish', ru: 'Открывать страницу токенов переноса' },
  'Configure Layout': { uz: 'Joylashuvni sozlash', ru: 'Настраивать расположение' },
  'Configure view': { uz: 'Koʻrinishni sozlash', ru: 'Настраивать вид' },
  'Copy link': { uz: 'Havolani nusxalash', ru: 'Копировать ссылку' },
  Create: { uz: 'Yaratish', ru: 'Создание' },
  'Create (generate)': { uz: 'Yaratish', ru: 'Создание' },
  'Create (invite)': { uz: 'Yaratish (taklif qilish)', ru: 'Создание (приглашение)' },
  'Create (upload)': { uz: 'Yaratish (yuklash)', ru: 'Создание (загрузка)' },
  Delete: { uz: 'Oʻchirish', ru: 'Удаление' },
  'Delete (revoke)': { uz: 'Oʻchirish (bekor qilish)', ru: 'Удаление (отзыв)' },
  Download: { uz: 'Yuklab olish', ru: 'Скачивание' },
  Edit: { uz: 'Tahrirlash', ru: 'Изменение' },
  Fields: { uz: 'Maydonlar', ru: 'Поля' },
  'Has same role as creator': { uz: 'Yaratgan kishi bilan roli bir xil', ru: 'Та же роль, что у создателя' },
  Internationalization: { uz: 'Tillar', ru: 'Языки' },
  'Only further languages of existing entries': {
    uz: 'Faqat mavjud yozuvlarning yangi tillari',
    ru: 'Только новые языки уже существующих записей',
  },
  'Only section pages of documents': { uz: 'Faqat hujjatlar boʻlimi sahifalari', ru: 'Только страницы раздела документов' },
  'Is creator': { uz: 'Oʻzi yaratgan', ru: 'Создатель' },
  Locales: { uz: 'Tillar', ru: 'Языки' },
  Publish: { uz: 'Eʼlon qilish', ru: 'Публикация' },
  Approve: { uz: 'Tasdiqlash', ru: 'Согласование' },
  'Show drafts outside': { uz: 'Qoralamani tashqariga koʻrsatish', ru: 'Показ черновиков вне организации' },
  'Change the rules of review': { uz: 'Tasdiqlash qoidalarini oʻzgartirish', ru: 'Изменять правила согласования' },
  'Read the rules of review': { uz: 'Tasdiqlash qoidalarini oʻqish', ru: 'Читать правила согласования' },
  'Change the term base': { uz: 'Atamalar bazasini oʻzgartirish', ru: 'Изменять базу терминов' },
  'Read the audit log': { uz: 'Audit jurnalini oʻqish', ru: 'Читать журнал аудита' },
  Read: { uz: 'Oʻqish', ru: 'Чтение' },
  'Read the project level settings': { uz: 'Loyiha sozlamalarini koʻrish', ru: 'Смотреть настройки проекта' },
  Regenerate: { uz: 'Qayta yaratish', ru: 'Создание заново' },
  Update: { uz: 'Yangilash', ru: 'Изменение' },
  'Update (crop, details, replace) + delete': {
    uz: 'Yangilash (kesish, tafsilotlar, almashtirish) va oʻchirish',
    ru: 'Изменение (обрезка, сведения, замена) и удаление',
  },
  'Update the project level settings': { uz: 'Loyiha sozlamalarini oʻzgartirish', ru: 'Изменять настройки проекта' },
  User: { uz: 'Foydalanuvchi', ru: 'Пользователь' },
  'admin tokens': { uz: 'administrator tokenlari', ru: 'токены администратора' },
  advancedSettings: { uz: 'qoʻshimcha sozlamalar', ru: 'дополнительные настройки' },
  'api Tokens': { uz: 'API tokenlar', ru: 'API-токены' },
  'api tokens': { uz: 'API tokenlar', ru: 'API-токены' },
  terms: { uz: 'atamalar', ru: 'термины' },
  review: { uz: 'tasdiqlash', ru: 'согласование' },
  'audit log': { uz: 'audit jurnali', ru: 'журнал аудита' },
  assets: { uz: 'fayllar', ru: 'файлы' },
  'collection types': { uz: 'toʻplamlar', ru: 'коллекции' },
  components: { uz: 'bloklar', ru: 'блоки' },
  default: { uz: 'odatdagi', ru: 'обычные' },
  email: { uz: 'elektron pochta', ru: 'электронная почта' },
  emailTemplates: { uz: 'xat shablonlari', ru: 'шаблоны писем' },
  general: { uz: 'umumiy', ru: 'общее' },
  marketplace: { uz: 'plaginlar bozori', ru: 'магазин плагинов' },
  'media library': { uz: 'mediakutubxona', ru: 'медиатека' },
  'plugins and marketplace': { uz: 'plaginlar', ru: 'плагины' },
  project: { uz: 'loyiha', ru: 'проект' },
  providers: { uz: 'kirish xizmatlari', ru: 'сервисы входа' },
  roles: { uz: 'rollar', ru: 'роли' },
  'single types': { uz: 'yagona sahifalar', ru: 'одиночные страницы' },
  'transfer tokens': { uz: 'koʻchirish tokenlari', ru: 'токены переноса' },
  users: { uz: 'foydalanuvchilar', ru: 'пользователи' },
  user: { uz: 'foydalanuvchi', ru: 'пользователь' },
  'users and roles': { uz: 'foydalanuvchilar va rollar', ru: 'пользователи и роли' },
  webhooks: { uz: 'vebxuklar', ru: 'вебхуки' },
};
