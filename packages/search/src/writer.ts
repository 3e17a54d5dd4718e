import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { SearchDocument } from '@ochiq/contract/search/search';

import { getInode, isCorruptionError, openWriteConnection, type Connection } from './index/connection.ts';
import { IndexBuilder, promoteGeneration, removeOtherGenerations } from './index/index-builder.ts';
import { schemaVersion } from './index/schema.ts';
import { createStore, type PageChange, type Store } from './index/store.ts';
import { openSearch } from './search.ts';

/** A change of the index. */
export type SearchChange = PageChange & {
  /** The checkpoint of the publisher that the index then corresponds to. */
  mark: string;
};

/** The index is missing, broken or of another version: `rebuild` repairs it. */
export class SearchIndexUnavailable extends Error {}

type OpenWriter = {
  connection: Connection;
  store: Store;
  /** The inode of the file, which may be removed while it is open. */
  inode: number;
};

/** The only writer of an index; a concurrent second one would wait for it and fail. */
export class SearchWriter {
  private readonly file: string;
  private opened: OpenWriter | null = null;

  /** @param file the index's path; it need not exist */
  constructor(file: string) {
    this.file = file;
    this.opened = this.open();
  }

  /** Returns the stored checkpoint; `null` where there is no writable index: then `rebuild` is due. */
  mark(): string | null {
    if (!this.isReachable()) this.close();
    return this.withOpenIndex((connection) => connection.prepare<[], string>('SELECT mark FROM about').pluck().get() ?? null) ?? null;
  }

  /** Writes a change atomically, in one step for readers. @throws SearchIndexUnavailable */
  apply({ put, remove, mark }: SearchChange): void {
    this.transact((store, connection) => {
      store.write({ put, remove });
      connection.prepare('UPDATE about SET mark = ?').run(mark);
    });
  }

  /** Lists the site paths of files whose text has not been read since their documents were written. */
  listUnread(): string[] {
    return this.withOpenIndex((_, store) => store.unread()) ?? [];
  }

  /** Adds a file's text to the terms of its documents; empty where it has none. @throws SearchIndexUnavailable */
  fillFile(path: string, text: string): void {
    this.transact((store) => store.fillFile(path, text));
  }

  /** Rebuilds the index in a new file. The old one serves readers until the new one is complete. */
  rebuild(documents: Iterable<SearchDocument>, mark: string): void {
    const builder = this.begin();
    try {
      builder.write({ put: [...documents], remove: [] });
      this.replace(builder, mark);
    } catch (error) {
      builder.discard();
      throw error;
    }
  }

  /**
   * Begins a rebuild, piece by piece: meanwhile the old index is read and written. Known texts of files are carried
   * over.
   */
  begin(): IndexBuilder {
    return IndexBuilder.begin(this.file, this.withOpenIndex((_, store) => store.texts()) ?? new Map());
  }

  /** Replaces the old index by a new one. @param builder from `begin` */
  replace(builder: IndexBuilder, mark: string): void {
    builder.finish(mark);
    this.close();
    try {
      promoteGeneration(this.file, builder.file);
    } finally {
      // If it could not be replaced, the old one stays in use.
      this.opened = this.open();
    }
  }

  /** Checks the integrity of the whole index, in some tenths of a second for thousands of pages. */
  isIntact(): boolean {
    return this.withOpenIndex((connection) => connection.pragma('quick_check', { simple: true }) === 'ok') ?? false;
  }

  close(): void {
    this.opened?.connection.close();
    this.opened = null;
  }

  private open(): OpenWriter | null {
    const inode = getInode(this.file);
    if (inode === null) return null;
    removeOtherGenerations(this.file);
    let connection: Connection | null = null;
    try {
      connection = openWriteConnection(this.file);
      if (connection.pragma('user_version', { simple: true }) === schemaVersion)
        return { connection, store: createStore(connection), inode };
    } catch (error) {
      connection?.close();
      if (isCorruptionError(error)) return null;
      throw error;
    }
    connection.close();
    return null;
  }

  /** Runs a function on the open index; returns `null` where it is broken, and closes it then. */
  private withOpenIndex<T>(ask: (connection: Connection, store: Store) => T): T | null {
    if (!this.opened) return null;
    try {
      return ask(this.opened.connection, this.opened.store);
    } catch (error) {
      if (!isCorruptionError(error)) throw error;
      this.close();
      return null;
    }
  }

  /**
   * Returns whether a new reader would open the same file that is open here. A removed file could still be written to,
   * and one that the disk has lost could still be read from memory, and no reader would see either. SQLite itself
   * checks: opening the file a second time takes its locks away.
   */
  private isReachable(): boolean {
    if (getInode(this.file) !== this.opened?.inode) return false;
    const search = openSearch(this.file);
    try {
      return search.mark() !== null && search.suggest(defaultLocale, 'su') !== null;
    } catch {
      // The reason does not matter: readers cannot read it either.
      return false;
    } finally {
      search.close();
    }
  }

  private transact(work: (store: Store, connection: Connection) => void): void {
    const done = this.withOpenIndex((connection, store) => {
      connection.transaction(() => work(store, connection))();
      return true;
    });
    if (done === null) throw new SearchIndexUnavailable('The search index is missing or broken');
  }
}
