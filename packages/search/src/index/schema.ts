import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';

/** Identifies the format of the index and of its words: the publisher rebuilds an index with another number. */
export const schemaVersion = 5;

/** Weights of a word by column. */
export const columnWeights = { title: 10, keywords: 7, summary: 3, text: 1, files: 0.4 } as const;

export const getMatchTable = (locale: Locale) => `match_${locale}`;
export const getTitleTable = (locale: Locale) => `title_${locale}`;
export const getWordTable = (locale: Locale) => `word_${locale}`;

/**
 * Returns the contentless tables of a language, separate for each so that a word's rarity is that of its language: FTS5
 * stores only postings, of terms that were made here (`words/`). Its tokenizer only splits at spaces. Titles are also
 * in a small table of their own, for suggestions.
 */
const createLanguageTables = (locale: Locale) => `
  CREATE VIRTUAL TABLE ${getMatchTable(locale)} USING fts5(
    ${Object.keys(columnWeights).join(', ')}, content='', contentless_delete=1, tokenize="ascii tokenchars '_'"
  );
  CREATE VIRTUAL TABLE ${getTitleTable(locale)} USING fts5(
    title, content='', contentless_delete=1, prefix='2', tokenize="ascii tokenchars '_'"
  );
  CREATE VIRTUAL TABLE ${getWordTable(locale)} USING fts5vocab(${getMatchTable(locale)}, row);`;

export const schema = `
  CREATE TABLE about (mark TEXT NOT NULL);
  CREATE TABLE document (
    id INTEGER PRIMARY KEY,
    row INTEGER NOT NULL,
    path TEXT NOT NULL UNIQUE,
    page TEXT,
    locale TEXT NOT NULL,
    title TEXT NOT NULL,
    keywords TEXT NOT NULL,
    date TEXT,
    text BLOB NOT NULL
  );
  CREATE INDEX document_page ON document (page) WHERE page IS NOT NULL;
  CREATE TABLE file (
    document INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
    path TEXT NOT NULL,
    isRead INTEGER NOT NULL,
    text BLOB NOT NULL,
    PRIMARY KEY (document, path)
  ) WITHOUT ROWID;
  CREATE INDEX file_unread ON file (path) WHERE isRead = 0;
  ${localeCodes.map(createLanguageTables).join('')}
  PRAGMA user_version = ${String(schemaVersion)};`;
