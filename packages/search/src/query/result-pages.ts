import type { Connection } from '../index/connection.ts';
import { unpack, unpackTexts } from '../index/packed.ts';
import { createLru } from './create-lru.ts';

/** The parts of a page that results display. */
export type ResultPage = {
  path: string;
  title: string;
  date: string | null;
  /** Its summary, its text and the texts of its files, which are read lazily. */
  texts: () => Iterable<string>;
};

/** Returns pages by their numbers; `null` where there is none. */
export type ResultPages = { get: (id: number) => ResultPage | null; forget: () => void };

type CachedPage = Omit<ResultPage, 'texts'> & { summary: string; text: string; hasFiles: boolean };
type PageRow = [path: string, title: string, date: string | null, text: Buffer, hasFiles: number];

/** Number of cached characters of up to two bytes: some pages are displayed again and again. Files are not cached. */
const maxCachedCharacters = 12_000_000;
/** Fixed cost of a cached page, in characters. */
const pageOverhead = 300;

export function createResultPages(connection: Connection): ResultPages {
  // Rows as arrays cost less than rows as objects.
  const selectPage = connection
    .prepare<[number], PageRow>(
      'SELECT path, title, date, text, EXISTS (SELECT 1 FROM file WHERE document = id) FROM document WHERE id = ?',
    )
    .raw();
  const selectFiles = connection.prepare<[number], Buffer>('SELECT text FROM file WHERE document = ? ORDER BY path').pluck();
  const cache = createLru<number, CachedPage | null>(
    maxCachedCharacters,
    (cachedPage) => pageOverhead + (cachedPage ? cachedPage.text.length + cachedPage.summary.length : 0),
  );

  function readPage(id: number): CachedPage | null {
    const row = selectPage.get(id);
    if (!row) return null;
    const [path, title, date, packed, hasFiles] = row;
    const [summary, text] = unpackTexts(packed);
    return { path, title, date, summary, text, hasFiles: hasFiles === 1 };
  }

  function* listTexts(id: number, { summary, text, hasFiles }: CachedPage): Generator<string> {
    yield summary;
    yield text;
    if (hasFiles) for (const file of selectFiles.all(id)) yield unpack(file);
  }

  return {
    get(id) {
      const page = cache.get(id, () => readPage(id));
      return page && { path: page.path, title: page.title, date: page.date, texts: () => listTexts(id, page) };
    },
    forget: () => cache.clear(),
  };
}
