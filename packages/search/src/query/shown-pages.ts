import type { Connection } from '../index/connection.ts';
import { unpack, unpackTexts } from '../index/packed.ts';
import { lru } from './lru.ts';

/** The parts of a page that results display. */
export type ShownPage = {
  path: string;
  title: string;
  date: string | null;
  /** Its summary, its text and the texts of its files, which are read lazily. */
  texts: () => Iterable<string>;
};

/** Returns pages by their numbers; `null` where there is none. */
export type ShownPages = { of: (id: number) => ShownPage | null; forget: () => void };

type Kept = Omit<ShownPage, 'texts'> & { summary: string; text: string; hasFiles: boolean };
type Row = [path: string, title: string, date: string | null, text: Buffer, hasFiles: number];

/** Number of cached characters of up to two bytes: some pages are displayed again and again. Files are not cached. */
const remembered = 12_000_000;
/** Fixed cost of a cached page, in characters. */
const ofPage = 300;

export function shownPagesOf(connection: Connection): ShownPages {
  // Rows as arrays cost less than rows as objects.
  const read = connection
    .prepare<[number], Row>('SELECT path, title, date, text, EXISTS (SELECT 1 FROM file WHERE document = id) FROM document WHERE id = ?')
    .raw();
  const filesOf = connection.prepare<[number], Buffer>('SELECT text FROM file WHERE document = ? ORDER BY path').pluck();
  const memory = lru<number, Kept | null>(remembered, (kept) => ofPage + (kept ? kept.text.length + kept.summary.length : 0));

  function pageOf(id: number): Kept | null {
    const row = read.get(id);
    if (!row) return null;
    const [path, title, date, packed, hasFiles] = row;
    const [summary, text] = unpackTexts(packed);
    return { path, title, date, summary, text, hasFiles: hasFiles === 1 };
  }

  function* textsOf(id: number, { summary, text, hasFiles }: Kept): Generator<string> {
    yield summary;
    yield text;
    if (hasFiles) for (const file of filesOf.all(id)) yield unpack(file);
  }

  return {
    of(id) {
      const page = memory.get(id, () => pageOf(id));
      return page && { path: page.path, title: page.title, date: page.date, texts: () => textsOf(id, page) };
    },
    forget: () => memory.clear(),
  };
}
