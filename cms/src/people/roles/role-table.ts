import { type ContentTypeName, contentTypeNames } from '@ochiq/contract/content-types';
import { type IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';

/** A type of content, or of what citizens send. */
export type RoleTypeName = ContentTypeName | IntakeTypeName;

/**
 * What a role may do with entries. `translate` adds a language to an entry that exists, and makes none; `answer` changes what the
 * institution says to a citizen, and nothing that they wrote; `review` approves; `share` shows drafts to people outside.
 */
export const entryRights = ['read', 'create', 'translate', 'update', 'answer', 'delete', 'publish', 'share', 'review'] as const;
export type EntryRight = (typeof entryRights)[number];

/** What a role may do with files: see and download them, add some, or change all of them. */
export const fileRights = ['none', 'see', 'add', 'manage'] as const;
export type FilesOfRole = (typeof fileRights)[number];

/** Rights to entries of some types. */
export type RoleGrant = {
  types: readonly RoleTypeName[];
  rights: readonly EntryRight[];
  /** All languages, also where there is a role for each. */
  isInAllLanguages?: true;
  /** Which fields may be written: all, or those that each language has for itself. */
  writes?: 'localized';
  /** Which entries they are: section pages of lists of documents, where it says so. */
  entries?: 'document-sections';
};

export type RoleRow = {
  /** The key of the role's note: an administrator may change its name. */
  key: string;
  /** As it is stored; the panel translates it (`stored-words.ts`). */
  name: string;
  description: string;
  /** Whether there is one role, or one for each language, with its code after key and name. */
  isForEachLanguage?: true;
  grants: readonly RoleGrant[];
  files: FilesOfRole;
  /** Rights to settings, as Strapi calls them. */
  settings: readonly string[];
};

const intakeNames = Object.keys(intakeTypes) as readonly IntakeTypeName[];
const editing = ['read', 'create', 'update', 'delete', 'publish', 'share'] as const satisfies readonly EntryRight[];

/** What holds a person's working life is read by those who choose among applicants, and not by who answers appeals. */
const inquiries = ['inquiry'] as const satisfies readonly IntakeTypeName[];
const messages = intakeNames.filter((name) => !inquiries.some((inquiry) => inquiry === name));

/**
 * Every predefined role, as plain data. What is here is created at a start (`predefined-roles.ts`), tried over the API, cell by
 * cell (`cms/tests/role-table.test.ts`), and told to administrators in the handbook.
 */
export const roleTable = [
  {
    ...{ key: 'editor', name: 'Editor', description: 'Writes and publishes in one language', isForEachLanguage: true },
    grants: [{ types: contentTypeNames, rights: [...editing, 'review'] }],
    ...{ files: 'manage', settings: [] },
  },
  {
    ...{ key: 'translator', name: 'Translator', description: 'Translates what exists, and publishes nothing', isForEachLanguage: true },
    grants: [
      { types: contentTypeNames, rights: ['read'], isInAllLanguages: true },
      { types: contentTypeNames, rights: ['translate', 'update'], writes: 'localized' },
    ],
    ...{ files: 'see', settings: [] },
  },
  {
    ...{ key: 'press', name: 'Press service' },
    description: 'Writes and publishes news, announcements and press conferences, in all languages',
    grants: [{ types: ['news', 'announcement', 'press-conference', 'category', 'tag'], rights: editing }],
    ...{ files: 'manage', settings: [] },
  },
  {
    ...{ key: 'legal', name: 'Legal department' },
    description: 'Writes, approves and publishes documents and the pages that list them, in all languages',
    grants: [
      { types: ['document'], rights: [...editing, 'review'] },
      { types: ['section-page'], rights: ['read', 'update', 'publish', 'share', 'review'], entries: 'document-sections' },
      // What these pages name besides documents.
      { types: ['news'], rights: ['read'] },
    ],
    ...{ files: 'manage', settings: [] },
  },
  {
    ...{ key: 'personnel', name: 'Personnel' },
    description: 'Writes and publishes persons, units and vacancies, in all languages',
    grants: [{ types: ['person', 'unit', 'vacancy'], rights: editing }],
    ...{ files: 'manage', settings: [] },
  },
  {
    ...{ key: 'expedition', name: 'Field expedition' },
    description: 'Writes drafts of projects, datasets and news, in all languages, and publishes nothing',
    grants: [
      { types: ['project', 'dataset', 'news'], rights: ['read', 'create', 'update'] },
      // What news are sorted by.
      { types: ['category', 'tag'], rights: ['read'] },
    ],
    ...{ files: 'add', settings: [] },
  },
  {
    ...{ key: 'head', name: 'Head', description: 'Reads and approves all content, and changes nothing' },
    grants: [{ types: contentTypeNames, rights: ['read', 'review'] }],
    ...{ files: 'see', settings: [] },
  },
  {
    ...{ key: 'appeals', name: 'Appeals and messages' },
    description: 'Reads and answers what the public sends: appeals, messages, comments, reviews',
    grants: [{ types: messages, rights: ['read', 'answer'] }],
    ...{ files: 'none', settings: [] },
  },
  {
    ...{ key: 'inquiries', name: 'Applications and questions' },
    description: 'Reads and answers applications for vacancies, and questions about vacancies and tenders',
    grants: [{ types: inquiries, rights: ['read', 'answer'] }],
    ...{ files: 'none', settings: [] },
  },
  {
    ...{ key: 'auditor', name: 'Auditor', description: 'Reads everything and the audit log, and changes nothing' },
    grants: [{ types: [...contentTypeNames, ...intakeNames], rights: ['read'] }],
    files: 'see',
    /** What administrators read, but never a key, a token or the address of a webhook. */
    settings: ['admin::audit-log.read', 'admin::review-rules.read', 'admin::users.read', 'admin::roles.read', 'plugin::i18n.locale.read'],
  },
] as const satisfies readonly RoleRow[];
