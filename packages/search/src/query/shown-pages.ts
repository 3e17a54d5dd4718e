import type { Connection } from '../index/connection.ts';
import { unpack, unpackTexts } from '../index/packed.ts';
import { lru } from './lru.ts';

/** What of a page is shown in answers. */
export type ShownPage = {
  path: string;
  title: string;
  date: string | null;
  /** Its summary, its text and the texts of its files, which are read when they are come to. */
  texts: () => Iterable<string>;
};

/** Pages by their numbers; null where there is none. */
export type ShownPages = { of: (id: number) => ShownPage | null; forget: () => void };

type Kept = Omit<ShownPage, 'texts'> & { summary: string; text: string; hasFiles: boolean };
type Row = [path: string, title: string, date: string | null, text: Buffer, hasFiles: number];

/** Some pages are shown again and again: so many characters of them are kept, of up to two bytes; files are not. */
const remembered = 12_000_000;
/** What a page takes besides. */
const ofPage = 300;

export function shownPagesOf(connection: Connection): ShownPages {
  // Rows that come as lists cost less than those that come as objects.
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
