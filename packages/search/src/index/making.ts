import { rmSync } from 'node:fs';

import { localeCodes } from '@ochiq/contract/routing/locales';

import { openWriteConnection, type Connection } from './connection.ts';
import { prepareNextGeneration } from './generations.ts';
import { getTitleTable, getMatchTable, schema } from './schema.ts';
import { createStore, type FileTexts, type PageChange, type Store } from './store.ts';

/** Builds an index next to the one in use, piece by piece; it is visible to readers only once it replaces the other. */
export class IndexBuilder {
  readonly file: string;
  readonly #known: FileTexts;
  readonly #connection: Connection;
  readonly #store: Store;

  /** @param known texts of files that need not be read again */
  private constructor(file: string, known: FileTexts) {
    this.file = file;
    this.#known = known;
    this.#connection = openWriteConnection(file);
    try {
      // One transaction from beginning to end: a killed process leaves nothing that could be taken for an index.
      this.#connection.exec('BEGIN');
      this.#connection.exec(schema);
      this.#store = createStore(this.#connection);
    } catch (error) {
      this.discard();
      throw error;
    }
  }

  /** Begins the next generation of an index. @param index the path of the index */
  static begin(index: string, known: FileTexts): IndexBuilder {
    return new IndexBuilder(prepareNextGeneration(index), known);
  }

  /** Adds pages and removes others; a page that is added again replaces itself. */
  write(change: PageChange): void {
    this.#store.write(change, this.#known);
  }

  /** Completes the index. @param mark the checkpoint that the index corresponds to */
  finish(mark: string): void {
    this.#connection.prepare('INSERT INTO about (mark) VALUES (?)').run(mark);
    for (const table of localeCodes.flatMap((locale) => [getMatchTable(locale), getTitleTable(locale)]))
      this.#connection.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
    this.#connection.exec('COMMIT');
    this.#connection.pragma('wal_checkpoint(TRUNCATE)');
    this.#connection.close();
  }

  /** Removes the unfinished index. Never throws: what the disk refuses to delete is removed with the next index. */
  discard(): void {
    try {
      this.#connection.close();
      for (const suffix of ['', '-wal', '-shm']) rmSync(this.file + suffix, { force: true });
    } catch {
      // The original error is more useful.
    }
  }
}
