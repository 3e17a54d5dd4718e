import { defaultLocale } from '@ochiq/contract/locales';
import type { SearchDocument } from '@ochiq/contract/search';

import { inodeOf, isBroken, openWriting, type Connection } from './index/connection.ts';
import { makeCurrent, removeOthers } from './index/generations.ts';
import { IndexInMaking } from './index/making.ts';
import { schemaVersion } from './index/schema.ts';
import { storeOf, type PageChange, type Store } from './index/store.ts';
import { openSearch } from './search.ts';

/** What a swap changes. */
export type SearchChange = PageChange & {
  /** What the index is then true to, in the publisher's words. */
  mark: string;
};

/** The index is missing, broken or of another version: `rebuild` makes it good. */
export class SearchIndexLost extends Error {}

type Opened = {
  connection: Connection;
  store: Store;
  /** Which file it is: it may be taken away while it is open. */
  inode: number;
};

/** The one writer of an index; a second one at the same time would wait for it and fail. */
export class SearchWriter {
  private readonly file: string;
  private opened: Opened | null = null;

  /** @param file the index's path; it need not exist */
  constructor(file: string) {
    this.file = file;
    this.opened = this.open();
  }

  /** What the index is true to; null where there is none that can be written: then `rebuild` is due. */
  mark(): string | null {
    if (!this.isFound()) this.close();
    return this.whole((connection) => connection.prepare<[], string>('SELECT mark FROM about').pluck().get() ?? null) ?? null;
  }

  /** Writes a change: all of it or nothing, in one step for who reads. @throws SearchIndexLost */
  apply({ put, remove, mark }: SearchChange): void {
    this.change((store, connection) => {
      store.write({ put, remove });
      connection.prepare('UPDATE about SET mark = ?').run(mark);
    });
  }

  /** The site paths of files whose text has not been read since their documents were written. */
  unread(): string[] {
    return this.whole((_, store) => store.unread()) ?? [];
  }

  /** Adds a file's text to what its documents are found by; empty where it has none. @throws SearchIndexLost */
  fillFile(path: string, text: string): void {
    this.change((store) => store.fillFile(path, text));
  }

  /** Makes the index anew beside the old one, which is read until the new one is whole. */
  rebuild(documents: Iterable<SearchDocument>, mark: string): void {
    const made = this.begin();
    try {
      made.write({ put: [...documents], remove: [] });
      this.replace(made, mark);
    } catch (error) {
      made.abandon();
      throw error;
    }
  }

  /** As `rebuild`, piece by piece: meanwhile the old one is read and written. What it knows of files the new one knows too. */
  begin(): IndexInMaking {
    return IndexInMaking.begin(this.file, this.whole((_, store) => store.texts()) ?? new Map());
  }

  /** Puts a new index in the place of the old one. @param made by `begin` */
  replace(made: IndexInMaking, mark: string): void {
    made.finish(mark);
    this.close();
    try {
      makeCurrent(this.file, made.file);
    } finally {
      // Where it could not be put there, the old one goes on.
      this.opened = this.open();
    }
  }

  /** Looks through the whole index, in some tenths of a second for thousands of pages. */
  isWhole(): boolean {
    return this.whole((connection) => connection.pragma('quick_check', { simple: true }) === 'ok') ?? false;
  }

  close(): void {
    this.opened?.connection.close();
    this.opened = null;
  }

  private open(): Opened | null {
    const inode = inodeOf(this.file);
    if (inode === null) return null;
    removeOthers(this.file);
    let connection: Connection | null = null;
    try {
      connection = openWriting(this.file);
      if (connection.pragma('user_version', { simple: true }) === schemaVersion) return { connection, store: storeOf(connection), inode };
    } catch (error) {
      connection?.close();
      if (isBroken(error)) return null;
      throw error;
    }
    connection.close();
    return null;
  }

  /** Asks the index; null where it is lost, which it is from then on. */
  private whole<T>(ask: (connection: Connection, store: Store) => T): T | null {
    if (!this.opened) return null;
    try {
      return ask(this.opened.connection, this.opened.store);
    } catch (error) {
      if (!isBroken(error)) throw error;
      this.close();
      return null;
    }
  }

  /**
   * Whether who opens the index now finds what is open here. A file that was taken away could be written on, and one that the disk has
   * lost be read on in memory, and no reader would have either. SQLite itself looks: who else opens the file takes its locks away.
   */
  private isFound(): boolean {
    if (inodeOf(this.file) !== this.opened?.inode) return false;
    const search = openSearch(this.file);
    try {
      return search.mark() !== null && search.suggest(defaultLocale, 'su') !== null;
    } catch {
      // Why does not matter: readers can't read it either.
      return false;
    } finally {
      search.close();
    }
  }

  private change(work: (store: Store, connection: Connection) => void): void {
    const done = this.whole((connection, store) => {
      connection.transaction(() => work(store, connection))();
      return true;
    });
    if (done === null) throw new SearchIndexLost('The search index is missing or broken');
  }
}
