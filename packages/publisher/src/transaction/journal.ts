import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';
import { isMissingFile } from '@ochiq/service-kit/errors';

import { TransactionError } from './transaction-error.ts';
import { findPathFault } from './tree-path.ts';

export const getChangesDir = (siteDir: string) => path.join(siteDir, 'changes');

/** Returns the folder of a pending change; a commit removes the suffix. */
export const getPendingDir = (siteDir: string, number: number) => path.join(getChangesDir(siteDir), `${number}.part`);
export const getCommittedDir = (siteDir: string, number: number) => path.join(getChangesDir(siteDir), String(number));

export const getJournalFile = (folder: string) => path.join(folder, 'journal.json');
/** Returns the folder of the new files. Files are named by step: a flat folder syncs fast. */
export const getNewFilesDir = (folder: string) => path.join(folder, 'new');
export const getOldFilesDir = (folder: string) => path.join(folder, 'old');
export const getNewFile = (folder: string, step: number) => path.join(getNewFilesDir(folder), String(step));
export const getOldFile = (folder: string, step: number) => path.join(getOldFilesDir(folder), String(step));
/** Returns the file with the versions of entries that the change replaced. */
export const getReplacedVersionsFile = (folder: string) => path.join(folder, 'before.json');
/** Returns a temporary name for a file before it is renamed into the release, not publicly readable. */
export const getTempFile = (folder: string) => path.join(folder, 'passing');

/** Lists the numbers of the changes on the disk, ascending. */
export async function listChangeNumbers(siteDir: string): Promise<{ begun: number[]; done: number[] }> {
  const names = await readdir(getChangesDir(siteDir)).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  const parseNumbers = (pattern: RegExp) =>
    names
      .flatMap((name) => pattern.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => one - other);
  return { begun: parseNumbers(/^(\d+)\.part$/u), done: parseNumbers(/^(\d+)$/u) };
}

/** Metadata of a change. */
export const changeFacts = z.object({
  /** When it was made. */
  at: z.iso.datetime(),
  /** The documents that it published or unpublished, and translations that are no more than outdated by it, or no longer. */
  published: z.array(
    z.object({
      ...{ type: z.string(), documentId: z.string(), locale: z.string().nullable(), name: z.string() },
      /** Whether it is such a translation. */
      isNotice: z.boolean().optional(),
    }),
  ),
  /** How many pages it changed. */
  pages: z.int().min(0),
  /** How many pages of the same publication follow in the next change; missing where none do. */
  following: z.int().min(0).optional(),
  /** The names of the versions that it replaced; `before.json` has their content. */
  versions: z.array(z.string()).optional(),
});
export type ChangeFacts = z.output<typeof changeFacts>;

const step = z.object({
  path: z.string().refine((path) => findPathFault(path) === null),
  action: z.enum(['write', 'remove']),
  /** Whether the file existed before; its old version is retained then. */
  existed: z.boolean(),
});
export type Step = z.output<typeof step>;

const journal = z.object({
  number: z.int().positive(),
  /** The folder name of the release that it changes. */
  release: z.string().refine((name) => findPathFault(name) === null && !name.includes('/')),
  /** The modification time of the files that it writes, in whole seconds; unique among changes. */
  stamp: z.int(),
  facts: changeFacts,
  /** The change that this one undoes. */
  undoes: z.int().positive().nullable(),
  /** The first change of the publication that this one continues; `null` where it begins one. */
  continues: z.int().positive().nullable().default(null),
  /** The steps of the transaction, in order. */
  steps: z.array(step),
});
/** Everything needed to apply a change or to roll it back; once it is written, the change is decided. */
export type Journal = z.output<typeof journal>;

/** Reads the journal in a change's folder; `null` where none was written. @throws TransactionError it can't be read */
export async function readJournal(folder: string): Promise<Journal | null> {
  try {
    return journal.parse(JSON.parse(await readFile(getJournalFile(folder), 'utf8')));
  } catch (error) {
    if (isMissingFile(error)) return null;
    const text = `${getJournalFile(folder)} can't be read. Move its folder away and publish the whole site again.`;
    throw new TransactionError('spoilt-journal', text, error);
  }
}
