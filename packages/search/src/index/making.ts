import { rmSync } from 'node:fs';

import { localeCodes } from '@ochiq/contract/locales';

import { openWriting, type Connection } from './connection.ts';
import { nextGeneration } from './generations.ts';
import { titleTable, matchTable, schema } from './schema.ts';
import { storeOf, type FileTexts, type PageChange, type Store } from './store.ts';

/** An index that is made beside the one that is read, piece by piece; nobody sees it until it is put in its place. */
export class IndexInMaking {
  readonly file: string;
  readonly #known: FileTexts;
  readonly #connection: Connection;
  readonly #store: Store;

  /** @param known texts of files that need not be read again */
  private constructor(file: string, known: FileTexts) {
    this.file = file;
    this.#known = known;
    this.#connection = openWriting(file);
    try {
      // One transaction from beginning to end: who is killed meanwhile leaves nothing that could be taken for an index.
      this.#connection.exec('BEGIN');
      this.#connection.exec(schema);
      this.#store = storeOf(this.#connection);
    } catch (error) {
      this.abandon();
      throw error;
    }
  }

  /** @param index the path of the index whose next generation it is */
  static begin(index: string, known: FileTexts): IndexInMaking {
    return new IndexInMaking(nextGeneration(index), known);
  }

  /** Puts pages in and takes others out; a page that is put in again takes its own place. */
  write(change: PageChange): void {
    this.#store.write(change, this.#known);
  }

  /** @param mark what it is true to */
  finish(mark: string): void {
    this.#connection.prepare('INSERT INTO about (mark) VALUES (?)').run(mark);
    for (const table of localeCodes.flatMap((locale) => [matchTable(locale), titleTable(locale)]))
      this.#connection.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
    this.#connection.exec('COMMIT');
    this.#connection.pragma('wal_checkpoint(TRUNCATE)');
    this.#connection.close();
  }

  /** Leaves nothing of it. Never fails: what the disk does not let go is removed with the next index. */
  abandon(): void {
    try {
      this.#connection.close();
      for (const suffix of ['', '-wal', '-shm']) rmSync(this.file + suffix, { force: true });
    } catch {
      // The failure that leads here says more.
    }
  }
}
