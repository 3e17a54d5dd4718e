import { contentTypeNames, contentTypes } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';

import {
  type EntryRight,
  type FilesOfRole,
  type RoleGrant,
  type RoleRow,
  roleTable,
  type RoleTypeName,
} from '../../src/people/roles/role-table';
import { roleWords } from '../../src/platform/panel-words/stored-words';
import { typeNames } from '../../src/platform/panel-words/type-names';

/** What the handbook calls the parts of the table. */
type Words = {
  rights: Readonly<Record<EntryRight, string>>;
  files: Readonly<Record<FilesOfRole, string>>;
  content: string;
  everything: string;
  languages: readonly [all: string, own: string];
  localized: string;
  documents: string;
};

const words: Readonly<Record<Locale, Words>> = {
  uz: {
    rights: {
      ...{ read: 'oʻqish', create: 'yaratish', translate: 'til qoʻshish', update: 'oʻzgartirish', answer: 'javob berish' },
      ...{ delete: 'oʻchirish', publish: 'eʼlon qilish', share: 'qoralamani tashqariga koʻrsatish', review: 'tasdiqlash' },
    },
    files: { none: 'yoʻq', see: 'koʻrish', add: 'qoʻshish', manage: 'hammasi' },
    ...{ content: 'barcha kontent', everything: 'barcha kontent va fuqarolar yuborganlari', languages: ['barcha tillar', 'oʻz tili'] },
    ...{ localized: 'faqat har bir tilning oʻz maydonlari', documents: 'faqat hujjatlar boʻlimi sahifalari' },
  },
  ru: {
    rights: {
      ...{ read: 'чтение', create: 'создание', translate: 'добавление языка', update: 'изменение', answer: 'ответ' },
      ...{ delete: 'удаление', publish: 'публикация', share: 'показ черновиков вне организации', review: 'согласование' },
    },
    files: { none: 'нет', see: 'просмотр', add: 'добавление', manage: 'все действия' },
    ...{ content: 'всё содержимое', everything: 'всё содержимое и всё, что прислали граждане', languages: ['все языки', 'свой язык'] },
    ...{ localized: 'только поля, которые у каждого языка свои', documents: 'только страницы раздела документов' },
  },
  en: {
    rights: {
      ...{ read: 'read', create: 'create', translate: 'add a language', update: 'change', answer: 'answer' },
      ...{ delete: 'delete', publish: 'publish', share: 'show drafts outside', review: 'approve' },
    },
    files: { none: 'none', see: 'see', add: 'add', manage: 'everything' },
    ...{ content: 'all content', everything: 'all content and all that citizens sent', languages: ['all languages', 'its own language'] },
    ...{ localized: 'only fields that each language has for itself', documents: 'only section pages of documents' },
  },
};

const englishTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...contentTypes, ...intakeTypes }).map(([name, { title }]) => [name, title]),
);
const getTypeName = (type: RoleTypeName, language: Locale) =>
  language === 'en' ? (englishTitles[type] ?? type) : typeNames[language][type];
const getRoleName = (name: string, language: Locale) => (language === 'en' ? name : (roleWords[name]?.[language] ?? name));

function describeTypes(types: readonly RoleTypeName[], language: Locale): string {
  if (types.length === englishTitleCount) return words[language].everything;
  return types.length === contentTypeNames.length ? words[language].content : types.map((type) => getTypeName(type, language)).join(', ');
}
const englishTitleCount = Object.keys(englishTitles).length;

function describeGrant({ types, rights, isInAllLanguages, writes, entries }: RoleGrant, row: RoleRow, language: Locale): string {
  const { languages, localized, documents, ...own } = words[language];
  const notes = [
    ...(row.isForEachLanguage === true ? [languages[isInAllLanguages === true ? 0 : 1]] : []),
    ...(writes === undefined ? [] : [localized]),
    ...(entries === undefined ? [] : [documents]),
  ];
  const done = rights.map((right) => own.rights[right]).join(', ');
  return `${describeTypes(types, language)}: ${done}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}

/** Lists the rows of the handbook's table of roles, from the table that creates them. */
export const describeRoles = (language: Locale): string[] =>
  (roleTable as readonly RoleRow[]).map((row) => {
    const names = row.isForEachLanguage === true ? localeCodes.map((code) => `${row.name} (${code})`) : [row.name];
    const bold = names.map((name) => `**${getRoleName(name, language)}**`).join(', ');
    const grants = row.grants.map((grant) => describeGrant(grant, row, language)).join('<br>');
    return `| ${bold} | ${grants} | ${words[language].files[row.files]} |`;
  });
