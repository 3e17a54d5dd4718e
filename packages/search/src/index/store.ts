import { localeCodes, type Locale } from '@ochiq/contract/locales';
import type { SearchDocument } from '@ochiq/contract/search';
import type { Statement } from 'better-sqlite3';

import type { Connection } from './connection.ts';
import { documentTerms, type DocumentTerms, type IndexedDocument } from './document-terms.ts';
import { pack, packTexts, unpack, unpackTexts } from './packed.ts';
import { rowIdOf, typeIn } from './row-id.ts';
import { titleTable, matchTable } from './schema.ts';

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
const pageOf = (path: string) => path.split('#')[0] ?? path;

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
export function documentOf({ row, path, locale, title, keywords, date, text: packed }: DocumentRow): IndexedDocument {
  const [summary, text] = unpackTexts(packed);
  return { path, locale, type: typeIn(row), title, summary, text, keywords: keywords === '' ? [] : keywords.split('\n'), date };
}

const perLanguage = (connection: Connection, sql: (locale: Locale) => string) =>
  Object.fromEntries(localeCodes.map((locale) => [locale, connection.prepare(sql(locale))])) as Record<Locale, Statement>;

/** Operations on single documents, within a transaction of the caller. */
export type Store = ReturnType<typeof storeOf>;

export function storeOf(connection: Connection) {
  const onPage = connection.prepare<[{ page: string }], DocumentRow>('SELECT * FROM document WHERE path = $page OR page = $page');
  const ofFile = connection.prepare<[string], DocumentRow>('SELECT * FROM document WHERE id IN (SELECT document FROM file WHERE path = ?)');
  const insert = connection.prepare<unknown[], { id: number }>(
    `INSERT INTO document (row, path, page, locale, title, keywords, date, text)
     VALUES (0, $path, $page, $locale, $title, $keywords, $date, $text) RETURNING id`,
  );
  const number = connection.prepare('UPDATE document SET row = ? WHERE id = ?');
  const drop = connection.prepare('DELETE FROM document WHERE id = ?');
  const filesOf = connection.prepare<[number], FileRow>('SELECT path, isRead, text FROM file WHERE document = ? ORDER BY path');
  const read = connection.prepare<[], FileRow>('SELECT DISTINCT path, isRead, text FROM file WHERE isRead = 1');
  const addFile = connection.prepare('INSERT OR IGNORE INTO file (document, path, isRead, text) VALUES (?, ?, ?, ?)');
  const fillFile = connection.prepare('UPDATE file SET isRead = 1, text = ? WHERE path = ?');
  const unread = connection.prepare<[], string>('SELECT DISTINCT path FROM file WHERE isRead = 0 ORDER BY path').pluck();
  const addMatch = perLanguage(
    connection,
    (locale) => `INSERT INTO ${matchTable(locale)} (rowid, title, keywords, summary, text, files) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const dropMatch = perLanguage(connection, (locale) => `DELETE FROM ${matchTable(locale)} WHERE rowid = ?`);
  const addTitle = perLanguage(connection, (locale) => `INSERT INTO ${titleTable(locale)} (rowid, title) VALUES (?, ?)`);
  const dropTitle = perLanguage(connection, (locale) => `DELETE FROM ${titleTable(locale)} WHERE rowid = ?`);

  function addTerms(row: number, document: IndexedDocument, fileTexts: readonly string[]): DocumentTerms {
    const terms = documentTerms(document, fileTexts);
    addMatch[document.locale].run(row, terms.title, terms.keywords, terms.summary, terms.text, terms.files);
    return terms;
  }

  /** Removes all documents of a page from the index, and adds what was known of their files' texts to `known`. */
  function removePage(path: string, known: Map<string, { text: Buffer; isRead: boolean }>): void {
    for (const { id, row, locale } of onPage.all({ page: pageOf(path) })) {
      for (const file of filesOf.all(id)) known.set(file.path, { text: file.text, isRead: file.isRead === 1 });
      dropMatch[locale].run(row);
      dropTitle[locale].run(row);
      drop.run(id);
    }
  }

  /** Adds a new document. A known file is not read again: other content has another name. */
  function add({ files, ...document }: SearchDocument, known: FileTexts): void {
    const { path, locale, type, title, summary, text, keywords, date } = document;
    const values = {
      path,
      page: pageOf(path) === path ? null : pageOf(path),
      locale,
      title,
      date,
      keywords: keywords.join('\n'),
      text: packTexts(summary, text),
    };
    const made = insert.get(values);
    if (!made) throw new Error(`SQLite gave ${path} no number`);
    const row = rowIdOf(made.id, date, type);
    number.run(row, made.id);
    for (const file of files) addFile.run(made.id, file, known.get(file)?.isRead ? 1 : 0, known.get(file)?.text ?? pack(''));
    const terms = addTerms(
      row,
      document,
      filesOf.all(made.id).map((file) => unpack(file.text)),
    );
    addTitle[locale].run(row, terms.title);
  }

  return {
    /** Writes a change. @param texts known texts of files in addition to those in the index */
    write({ put, remove }: PageChange, texts: FileTexts = new Map()): void {
      const known = new Map(texts);
      for (const path of new Set([...remove, ...put.map(({ path: of }) => of)])) removePage(path, known);
      for (const document of put) add(document, known);
    },

    /** Returns the texts of all files that have been read. */
    texts: (): FileTexts => new Map(read.all().map(({ path, text }) => [path, { text, isRead: true }])),

    /** Lists the site paths of files whose text is still to be read. */
    unread: (): string[] => unread.all(),

    /** Sets the text of a file, and updates all documents that it belongs to. */
    fillFile(path: string, text: string): void {
      fillFile.run(pack(text), path);
      for (const found of ofFile.all(path)) {
        dropMatch[found.locale].run(found.row);
        addTerms(
          found.row,
          documentOf(found),
          filesOf.all(found.id).map((file) => unpack(file.text)),
        );
      }
    },
  };
}
