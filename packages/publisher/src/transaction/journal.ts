import { readFile } from 'node:fs/promises';

import * as z from 'zod';

import { getJournalFile } from './change-folders.ts';
import { isNotFound } from '@ochiq/service-kit/errors';
import { TransactionError } from './transaction-error.ts';
import { findPathFault } from './tree-path.ts';

/** Metadata of a change. */
export const changeFacts = z.object({
  /** When it was made. */
  at: z.iso.datetime(),
  /** The documents that it published or unpublished. */
  published: z.array(z.object({ type: z.string(), documentId: z.string(), locale: z.string().nullable(), name: z.string() })),
  /** How many pages it changed. */
  pages: z.int().min(0),
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
    if (isNotFound(error)) return null;
    const text = `${getJournalFile(folder)} can't be read. Move its folder away and publish the whole site again.`;
    throw new TransactionError('spoilt-journal', text, error);
  }
}
