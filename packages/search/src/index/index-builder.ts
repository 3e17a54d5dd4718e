import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { localeCodes } from '@ochiq/contract/routing/locales';

import { openWriteConnection, type Connection } from './connection.ts';
import { getMatchTable, getTitleTable, schema } from './schema.ts';
import { createStore, type FileTexts, type PageChange, type Store } from './store.ts';

/*
 * The index's path is a link to the newest of its generations, `index.sqlite` → `index.3.sqlite`: each generation has
 * its own write-ahead log, which must never be applied to the file of another one.
 */

const parseGenerationNumber = (file: string, name: string): number | null => {
  const { name: base, ext } = path.parse(file);
  const number = name.startsWith(`${base}.`) ? name.slice(base.length + 1).split(ext)[0] : undefined;
  return number !== undefined && /^\d+$/u.test(number) ? Number(number) : null;
};

const getGenerationPath = (file: string, number: number) => {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}.${String(number)}${ext}`);
};

/** Lists all files of generations, logs included. */
const listGenerationFiles = (file: string): { name: string; number: number }[] =>
  readdirSync(path.dirname(file)).flatMap((name) => {
    const number = parseGenerationNumber(file, name);
    return number === null ? [] : [{ name, number }];
  });

/** Returns the path of the next generation, and creates its folder. */
function prepareNextGeneration(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  return getGenerationPath(file, Math.max(0, ...listGenerationFiles(file).map(({ number }) => number)) + 1);
}

function readCurrentTarget(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch {
    return null;
  }
}

/**
 * Makes a finished generation the index, in one step, and removes all others. Readers of an older one continue until
 * they close it.
 */
export function promoteGeneration(file: string, generation: string): void {
  const link = `${file}.new`;
  rmSync(link, { force: true });
  symlinkSync(path.basename(generation), link);
  renameSync(link, file);
  removeOtherGenerations(file);
}

/** Removes what a killed process left of an unfinished generation. */
export function removeOtherGenerations(file: string): void {
  const current = readCurrentTarget(file);
  const currentNumber = current === null ? null : parseGenerationNumber(file, current);
  for (const { name, number } of listGenerationFiles(file)) {
    if (number !== currentNumber) rmSync(path.join(path.dirname(file), name), { force: true });
  }
}

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
