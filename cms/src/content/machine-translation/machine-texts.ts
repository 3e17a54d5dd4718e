import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { getRows } from '../../platform/strapi/rows';
import { listTextBlocks } from '../agreement/list-text-blocks';
import { splitLines } from '../agreement/text-lines';
import type { Author } from '../history/origin';
import { type EntryQuery, entryQuery } from '../history/version';
import { readVersions } from '../publish-validation/contract-issues';
import { findPassages, listPassages, type Passage } from './passages';
import { readRuns } from './text-run';

type Document = Pick<EntryQuery, 'type' | 'document'>;

/** Lists those of some passages that an entry has already. */
async function listWritten(strapi: Core.Strapi, { type, document, locale }: EntryQuery, passages: readonly Passage[]): Promise<string[]> {
  const drafts = await readVersions(strapi, type, { documentId: document, locale, status: 'draft' });
  const runs = drafts.flatMap((draft) => readRuns(listTextBlocks(type, draft)));
  return runs.flatMap((run) => findPassages(run, passages, () => true).map(({ passage }) => passage.hash));
}

/**
 * Remembers what a machine translated for an entry, before the panel has it: whatever way it gets into a draft, it is known there.
 * What was read stays so.
 * @param isKnown whether readers see a text already: it may be anywhere
 */
export const addMachineText = (
  strapi: Core.Strapi,
  entry: EntryQuery,
  { text, isKnown }: { text: string; isKnown: (text: string) => boolean },
  { id, name }: Author,
): Promise<void> =>
  withWriteLock(strapi, async () => {
    const { type, document, locale } = entry;
    const passages = new Map(splitLines(text).flatMap((line) => listPassages(line, isKnown).map((passage) => [passage.hash, passage])));
    const rows = getTable(strapi, 'machine-text');
    const where = { document, type, locale, hash: { $in: [...passages.keys()] } };
    for (const { hash } of await rows.findMany({ where, select: ['hash'] })) passages.delete(hash);
    // What a person has written already is no machine's, though a machine would write the same.
    for (const hash of await listWritten(strapi, entry, [...passages.values()])) passages.delete(hash);
    const who = { author: id, authorName: name, at: new Date(), reader: null, readerName: null, readAt: null };
    for (const passage of passages.values()) await rows.create({ data: { type, document, locale, ...passage, ...who } });
  });

/** Remembers for a copy of a document what is machine text in it. */
export async function copyMachineTexts(strapi: Core.Strapi, source: Document, copy: string): Promise<void> {
  const { type, document } = source;
  const rows = getTable(strapi, 'machine-text');
  for (const { locale, hash, opening, size, author, authorName, reader, readerName, at, readAt } of await rows.findMany({
    where: { document, type },
  })) {
    const who = { author, authorName, at: new Date(at), reader, readerName, readAt: readAt === null ? null : new Date(readAt) };
    await rows.create({ data: { type, document: copy, locale, hash, opening, size, ...who } });
  }
}

/** Deletes what is remembered of an entry that is deleted for good. */
export async function deleteMachineTexts(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<void> {
  await getTable(strapi, 'machine-text').deleteMany({ where: { document, type, locale } });
}

/** Deletes what is remembered of documents that are neither there nor in the trash any more. */
export async function purgeMachineTexts(strapi: Core.Strapi): Promise<void> {
  const rows = await getTable(strapi, 'machine-text').findMany({ select: ['type', 'document', 'locale'] });
  const documents = new Map(rows.map((row) => [`${row.type} ${row.document}`, row]));
  for (const { type: name, document, locale } of documents.values()) {
    const entry = entryQuery.safeParse({ type: name, document, locale }).data;
    const exists = entry && (await getRows(strapi, getContentTypeUid(entry.type)).count({ where: { documentId: document } })) > 0;
    const isTrashed = (await getTable(strapi, 'trash').count({ where: { type: name, document } })) > 0;
    if (exists !== true && !isTrashed) await getTable(strapi, 'machine-text').deleteMany({ where: { document, type: name } });
  }
}
