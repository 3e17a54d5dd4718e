import { createHash } from 'node:crypto';

import { getContentTypeUid } from '@ochiq/contract/content-types';
import { apostrophes } from '@ochiq/uzbek/apostrophe';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { getRows } from '../../platform/strapi/rows';
import { listTextBlocks } from '../agreement/list-text-blocks';
import type { Author } from '../history/origin';
import { type EntryQuery, entryQuery } from '../history/version';
import { readVersions } from '../publish-validation/contract-issues';

type Document = Pick<EntryQuery, 'type' | 'document'>;

const anyApostrophe = new RegExp(`[${apostrophes}]`, 'gu');

/** Splits a text into lines that say something: without a letter there is nothing to translate. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line));

/**
 * Hashes a line by its words and signs: spaces, the kinds of quotation marks, dashes and apostrophes that the panel mends while one
 * types, and the brackets in which the words of a note are read are no change of a person.
 */
export function hashLine(line: string): string {
  const plain = line
    .normalize('NFC')
    .replaceAll(anyApostrophe, "'")
    .replaceAll(/[«»“”„‟"]/gu, '"')
    .replaceAll(/[‐-―−]/gu, '-')
    .replaceAll(/[\s[\]]+/gu, '');
  return createHash('sha256').update(plain).digest('base64url');
}

/** Hashes the lines that an entry has already. */
async function listWritten(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<string[]> {
  const drafts = await readVersions(strapi, type, { documentId: document, locale, status: 'draft' });
  return drafts.flatMap((draft) => listTextBlocks(type, draft).flatMap(({ text }) => splitLines(text).map(hashLine)));
}

/**
 * Remembers what a machine translated for an entry, before the panel has it: whatever way it gets into the draft, it is known there.
 * What was read stays so.
 */
export const addMachineText = (strapi: Core.Strapi, entry: EntryQuery, text: string, { id, name }: Author): Promise<void> =>
  withWriteLock(strapi, async () => {
    const { type, document, locale } = entry;
    const hashes = [...new Set(splitLines(text).map(hashLine))];
    const rows = getTable(strapi, 'machine-text');
    const where = { document, type, locale, hash: { $in: hashes } };
    const known = new Set((await rows.findMany({ where, select: ['hash'] })).map(({ hash }) => hash));
    // What a person has written already is no machine's, though a machine would write the same.
    for (const hash of await listWritten(strapi, entry)) known.add(hash);
    const who = { author: id, authorName: name, at: new Date(), reader: null, readerName: null, readAt: null };
    for (const hash of hashes) if (!known.has(hash)) await rows.create({ data: { type, document, locale, hash, ...who } });
  });

/** Remembers for a copy of a document what is machine text in it. */
export async function copyMachineTexts(strapi: Core.Strapi, source: Document, copy: string): Promise<void> {
  const { type, document } = source;
  const rows = getTable(strapi, 'machine-text');
  for (const { locale, hash, author, authorName, reader, readerName, at, readAt } of await rows.findMany({ where: { document, type } })) {
    const who = { author, authorName, at: new Date(at), reader, readerName, readAt: readAt === null ? null : new Date(readAt) };
    await rows.create({ data: { type, document: copy, locale, hash, ...who } });
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
