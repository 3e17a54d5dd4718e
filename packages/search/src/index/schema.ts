import { localeCodes, type Locale } from '@ochiq/contract/locales';

/** Another number means another form of the index or of its words: the publisher builds it anew. */
export const schemaVersion = 4;

/** The columns and what a word in each weighs. */
export const columnWeights = { title: 10, keywords: 7, summary: 3, text: 1, files: 0.4 } as const;

export const matchTable = (locale: Locale) => `match_${locale}`;
export const titleTable = (locale: Locale) => `title_${locale}`;
export const wordTable = (locale: Locale) => `word_${locale}`;

/**
 * Contentless tables, one a language so that a word's rarity is that of its language: FTS5 keeps
 * postings only, of terms that were made here (`words/`). Its tokenizer has nothing to do but to cut at spaces. Titles stand
 * once more in a small table, for suggestions.
 */
const perLanguage = (locale: Locale) => `
  CREATE VIRTUAL TABLE ${matchTable(locale)} USING fts5(
    ${Object.keys(columnWeights).join(', ')}, content='', contentless_delete=1, tokenize="ascii tokenchars '_'"
  );
  CREATE VIRTUAL TABLE ${titleTable(locale)} USING fts5(
    title, content='', contentless_delete=1, prefix='2', tokenize="ascii tokenchars '_'"
  );
  CREATE VIRTUAL TABLE ${wordTable(locale)} USING fts5vocab(${matchTable(locale)}, row);`;

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
  ${localeCodes.map(perLanguage).join('')}
  PRAGMA user_version = ${String(schemaVersion)};`;
