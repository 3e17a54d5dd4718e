import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import type { SearchDocument } from '@ochiq/contract/search/search';
import type { Statement } from 'better-sqlite3';

import type { Connection } from './connection.ts';
import { pack, packTexts, unpack, unpackTexts } from './packed.ts';
import { createRowId, getRowType } from './row-id.ts';
import { getTitleTable, getMatchTable, type columnWeights } from './schema.ts';
import { stopWords, typeWords } from '../words/word-lists.ts';
import { toColumn, toDistinctColumn, toNameColumn } from '../words/terms.ts';
import { extractWords } from '../words/extract-words.ts';

type IndexedDocument = Omit<SearchDocument, 'files'>;

/** Terms that the index stores of a document, column by column. */
type DocumentTerms = Record<keyof typeof columnWeights, string>;

/** Maximum length of the searchable text of one page's files, in characters: a book of 300 pages. */
const fileTextMax = 1_000_000;

/** Creates the terms of a document for each column. @param fileTexts texts of its files that have been read so far */
function createDocumentTerms(document: IndexedDocument, fileTexts: readonly string[]): DocumentTerms {
  const { locale, type, title, summary, text, keywords } = document;
  const extractLocaleWords = (part: string) => extractWords(locale, part);
  const titleWords = extractLocaleWords(title);
  // Stop words are a quarter of all words; queries never contain them, and titles have few.
  const removeStopWords = (part: string) => extractLocaleWords(part).filter(({ exact }) => !stopWords[locale].has(exact));
  const names = type === 'person' ? ` ${toNameColumn(titleWords)}` : '';
  return {
    title: toColumn(titleWords) + names,
    keywords: keywords.map((keyword) => toColumn(extractLocaleWords(keyword))).join(' '),
    summary: toColumn(extractLocaleWords(summary)),
    text: toColumn(removeStopWords(`${text}\n${typeWords[locale][type] ?? ''}`)),
    files: toDistinctColumn(removeStopWords(fileTexts.join('\n').slice(0, fileTextMax))),
  };
}

export type DocumentRow = {
  id: number;
  row: number;
  path: string;
  locale: Locale;
  title: string;
  keywords: string;
  date: string | null;
  text: Buffer;
};

type FileRow = { path: string; isRead: number; text: Buffer };

/** Returns the page that a document is on: all FAQ entries share one page. */
const getPagePath = (path: string) => path.split('#')[0] ?? path;

/** Compressed texts of files by their site paths, and whether they have been read. */
export type FileTexts = ReadonlyMap<string, { text: Buffer; isRead: boolean }>;

/** Changed and removed pages. */
export type PageChange = {
  /** All documents of pages that are new or changed. */
  put: readonly SearchDocument[];
  /** Paths of pages that were deleted or that search excludes. */
  remove: readonly string[];
};

/** Converts a row to the document that was indexed, without its files. */
export function toIndexedDocument({ row, path, locale, title, keywords, date, text: packed }: DocumentRow): IndexedDocument {
  const [summary, text] = unpackTexts(packed);
  return { path, locale, type: getRowType(row), title, summary, text, keywords: keywords === '' ? [] : keywords.split('\n'), date };
}

const prepareByLocale = (connection: Connection, sql: (locale: Locale) => string) =>
  Object.fromEntries(localeCodes.map((locale) => [locale, connection.prepare(sql(locale))])) as Record<Locale, Statement>;

/** Operations on single documents, within a transaction of the caller. */
export type Store = ReturnType<typeof createStore>;

export function createStore(connection: Connection) {
  const selectByPage = connection.prepare<[{ page: string }], DocumentRow>('SELECT * FROM document WHERE path = $page OR page = $page');
  const selectByFile = connection.prepare<[string], DocumentRow>(
    'SELECT * FROM document WHERE id IN (SELECT document FROM file WHERE path = ?)',
  );
  const insertDocument = connection.prepare<unknown[], { id: number }>(
    `INSERT INTO document (row, path, page, locale, title, keywords, date, text)
     VALUES (0, $path, $page, $locale, $title, $keywords, $date, $text) RETURNING id`,
  );
  const updateRow = connection.prepare('UPDATE document SET row = ? WHERE id = ?');
  const deleteDocument = connection.prepare('DELETE FROM document WHERE id = ?');
  const selectFiles = connection.prepare<[number], FileRow>('SELECT path, isRead, text FROM file WHERE document = ? ORDER BY path');
  const selectReadFiles = connection.prepare<[], FileRow>('SELECT DISTINCT path, isRead, text FROM file WHERE isRead = 1');
  const insertFile = connection.prepare('INSERT OR IGNORE INTO file (document, path, isRead, text) VALUES (?, ?, ?, ?)');
  const updateFileText = connection.prepare('UPDATE file SET isRead = 1, text = ? WHERE path = ?');
  const selectUnread = connection.prepare<[], string>('SELECT DISTINCT path FROM file WHERE isRead = 0 ORDER BY path').pluck();
  const insertMatch = prepareByLocale(
    connection,
    (locale) => `INSERT INTO ${getMatchTable(locale)} (rowid, title, keywords, summary, text, files) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const deleteMatch = prepareByLocale(connection, (locale) => `DELETE FROM ${getMatchTable(locale)} WHERE rowid = ?`);
  const insertTitle = prepareByLocale(connection, (locale) => `INSERT INTO ${getTitleTable(locale)} (rowid, title) VALUES (?, ?)`);
  const deleteTitle = prepareByLocale(connection, (locale) => `DELETE FROM ${getTitleTable(locale)} WHERE rowid = ?`);

  function addTerms(row: number, document: IndexedDocument, fileTexts: readonly string[]): DocumentTerms {
    const terms = createDocumentTerms(document, fileTexts);
    insertMatch[document.locale].run(row, terms.title, terms.keywords, terms.summary, terms.text, terms.files);
    return terms;
  }

  /** Removes all documents of a page from the index, and adds what was known of their files' texts to `known`. */
  function removePage(path: string, known: Map<string, { text: Buffer; isRead: boolean }>): void {
    for (const { id, row, locale } of selectByPage.all({ page: getPagePath(path) })) {
      for (const file of selectFiles.all(id)) known.set(file.path, { text: file.text, isRead: file.isRead === 1 });
      deleteMatch[locale].run(row);
      deleteTitle[locale].run(row);
      deleteDocument.run(id);
    }
  }

  /** Adds a new document. A known file is not read again: other content has another name. */
  function add({ files, ...document }: SearchDocument, known: FileTexts): void {
    const { path, locale, type, title, summary, text, keywords, date } = document;
    const values = {
      path,
      page: getPagePath(path) === path ? null : getPagePath(path),
      locale,
      title,
      date,
      keywords: keywords.join('\n'),
      text: packTexts(summary, text),
    };
    const insertedRow = insertDocument.get(values);
    if (!insertedRow) throw new Error(`SQLite gave ${path} no number`);
    const row = createRowId(insertedRow.id, date, type);
    updateRow.run(row, insertedRow.id);
    for (const file of files) insertFile.run(insertedRow.id, file, known.get(file)?.isRead ? 1 : 0, known.get(file)?.text ?? pack(''));
    const terms = addTerms(
      row,
      document,
      selectFiles.all(insertedRow.id).map((file) => unpack(file.text)),
    );
    insertTitle[locale].run(row, terms.title);
  }

  return {
    /** Writes a change. @param texts known texts of files in addition to those in the index */
    write({ put, remove }: PageChange, texts: FileTexts = new Map()): void {
      const known = new Map(texts);
      for (const path of new Set([...remove, ...put.map(({ path: of }) => of)])) removePage(path, known);
      for (const document of put) add(document, known);
    },

    /** Returns the texts of all files that have been read. */
    texts: (): FileTexts => new Map(selectReadFiles.all().map(({ path, text }) => [path, { text, isRead: true }])),

    /** Lists the site paths of files whose text is still to be read. */
    unread: (): string[] => selectUnread.all(),

    /** Sets the text of a file, and updates all documents that it belongs to. */
    fillFile(path: string, text: string): void {
      updateFileText.run(pack(text), path);
      for (const documentRow of selectByFile.all(path)) {
        deleteMatch[documentRow.locale].run(documentRow.row);
        addTerms(
          documentRow.row,
          toIndexedDocument(documentRow),
          selectFiles.all(documentRow.id).map((file) => unpack(file.text)),
        );
      }
    },
  };
}
