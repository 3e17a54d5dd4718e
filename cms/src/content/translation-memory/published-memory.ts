import { setImmediate as yieldToOthers } from 'node:timers/promises';

import { type ContentTypeName, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { createSerialQueue } from '@ochiq/service-kit/serial-queue';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getRows } from '../../platform/strapi/rows';
import { populateTexts } from '../panel-search/read-searched';
import { translatableTypes } from '../translations/translatable-types';
import { toUse } from '../uses/read-entries';
import { matchTexts } from './align-texts';
import { type LocalePair, type OwnPairs, SegmentIndex } from './segment-index';

/** The entry that a segment comes from: its titles are those that readers see. */
export type MemoryEntry = { type: ContentTypeName; document: string; titles: Readonly<Partial<Record<Locale, string>>> };

/** The translation memory of this process. */
type PublishedMemory = SegmentIndex<MemoryEntry>;

type PublishedRow = Readonly<Record<string, unknown>> & { documentId: string; locale: string };

/** How many documents are read at once: other requests wait for no longer than these take. */
const batchSize = 30;

/** After so many changes it is faster to read everything. */
const maxChanges = 2000;

const pairs: readonly LocalePair[] = localeCodes.flatMap((one, index) =>
  localeCodes.slice(index + 1).map((other): LocalePair => [one, other]),
);

const isPublished = { publishedAt: { $notNull: true } };

/** Stores what is published of documents; what is not any more goes. */
async function readDocuments(
  strapi: Core.Strapi,
  memory: PublishedMemory,
  type: ContentTypeName,
  documents: readonly string[],
): Promise<void> {
  const populate = populateTexts(contentTypes[type].fields);
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = documents.slice(start, start + batchSize);
    const where = { ...isPublished, documentId: { $in: batch } };
    const rows = await getRows<PublishedRow>(strapi, getContentTypeUid(type)).findMany({ where, populate });
    for (const document of batch) {
      const published = rows.filter(({ documentId }) => documentId === document);
      const versions = new Map(published.flatMap((row): [Locale, PublishedRow][] => (isLocale(row.locale) ? [[row.locale, row]] : [])));
      const titles = Object.fromEntries([...versions].map(([locale, row]) => [locale, toUse(type, row, [])?.title ?? '']));
      const own = pairs.map((pair): OwnPairs => {
        const [one, other] = pair.map((locale) => versions.get(locale));
        return [pair, one && other ? matchTexts(type, one, other) : []];
      });
      memory.set(`${type} ${document}`, { type, document, titles }, own);
    }
    await yieldToOthers();
  }
}

async function buildMemory(strapi: Core.Strapi): Promise<PublishedMemory> {
  const memory: PublishedMemory = new SegmentIndex();
  for (const type of translatableTypes) {
    const rows = await getRows<PublishedRow>(strapi, getContentTypeUid(type)).findMany({ where: isPublished, select: ['documentId'] });
    await readDocuments(strapi, memory, type, [...new Set(rows.map(({ documentId }) => documentId))]);
  }
  return memory;
}

async function readLastChange(strapi: Core.Strapi): Promise<number> {
  const [newest] = await getTable(strapi, 'change').findMany({ select: ['id'], orderBy: { id: 'desc' }, limit: 1 });
  return newest?.id ?? 0;
}

/**
 * Reads again what was published, withdrawn or deleted since a change, by any process.
 * @returns whether that was possible: after a long time, or a change of languages, everything is read
 */
async function followChanges(strapi: Core.Strapi, memory: PublishedMemory, after: number, last: number): Promise<boolean> {
  const select = ['id', 'type', 'documentId', 'kind'] as const;
  const where = { id: { $gt: after, $lte: last } };
  const changes = await getTable(strapi, 'change').findMany({ where, select, limit: maxChanges + 1 });
  const isComplete = changes.length === last - after || (await getTable(strapi, 'change').count({ where: { id: after } })) > 0;
  if (last < after || changes.length > maxChanges || !isComplete || changes.some(({ kind }) => kind === 'locale')) return false;
  for (const type of translatableTypes) {
    const documents = new Set(changes.flatMap((change) => (change.type === type ? (change.documentId ?? []) : [])));
    await readDocuments(strapi, memory, type, [...documents]);
  }
  return true;
}

/** By CMS: several may run in one process. */
const memories = new WeakMap<Core.Strapi, () => Promise<PublishedMemory>>();

function createReader(strapi: Core.Strapi): () => Promise<PublishedMemory> {
  const queue = createSerialQueue();
  let current: { memory: PublishedMemory; last: number } | null = null;
  return () =>
    queue(async () => {
      const last = await readLastChange(strapi);
      const isCurrent = current !== null && (current.last === last || (await followChanges(strapi, current.memory, current.last, last)));
      current = { memory: isCurrent && current ? current.memory : await buildMemory(strapi), last };
      return current.memory;
    });
}

/**
 * Returns the memory as the site is published now. It is in the memory of the process, and built with the first question: nothing is
 * stored that could say what was withdrawn.
 */
export function readPublishedMemory(strapi: Core.Strapi): Promise<PublishedMemory> {
  const read = memories.get(strapi) ?? createReader(strapi);
  memories.set(strapi, read);
  return read();
}
