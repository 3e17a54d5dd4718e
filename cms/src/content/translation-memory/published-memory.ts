import { type ContentTypeName, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import { createSerialQueue } from '@ochiq/service-kit/serial-queue';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getRows } from '../../platform/strapi/rows';
import { populateTexts } from '../panel-search/read-searched';
import { translatableTypes } from '../translations/translatable-types';
import { toUse } from '../uses/read-entries';
import { matchTexts } from './align-texts';
import { createPause } from './create-pause';
import { type LocalePair, type OwnPairs, SegmentIndex } from './segment-index';

type ByLocale<V> = Readonly<Partial<Record<Locale, V>>>;

/** The entry that a segment comes from: its titles are those that readers see; when each language was published, in milliseconds. */
export type MemoryEntry = {
  type: ContentTypeName;
  document: string;
  titles: ByLocale<string>;
  published: ByLocale<number>;
  /** The languages that are outdated translations. */
  outdated: readonly string[];
};

/** The translation memory of this process. */
type PublishedMemory = SegmentIndex<MemoryEntry>;

type PublishedRow = Readonly<Record<string, unknown>> & { documentId: string; locale: string; publishedAt: string | Date };

/** How many documents are read at once: on SQLite other requests wait for no longer than these take. */
const batchSize = 5;

/** How many rows are listed at once. */
const listSize = 1000;

/** After so many changes it is faster to read everything. */
const maxChanges = 2000;

const pairs: readonly LocalePair[] = localeCodes.flatMap((one, index) =>
  localeCodes.slice(index + 1).map((other): LocalePair => [one, other]),
);

const isPublished = { publishedAt: { $notNull: true } };

/** Reads which languages of documents are outdated translations. */
async function readOutdated(strapi: Core.Strapi, type: ContentTypeName, documents: readonly string[]): Promise<Map<string, string[]>> {
  const where = { type, document: { $in: documents } };
  const rows = await getTable(strapi, 'outdated-translation').findMany({ where, select: ['document', 'locale'] });
  const byDocument = new Map<string, string[]>();
  for (const { document, locale } of rows) byDocument.set(document, [...(byDocument.get(document) ?? []), locale]);
  return byDocument;
}

/** Stores what is published of a document. */
function storeDocument(memory: PublishedMemory, entry: Omit<MemoryEntry, 'titles' | 'published'>, rows: readonly PublishedRow[]): void {
  const { type, document } = entry;
  const versions = new Map(rows.flatMap((row): [Locale, PublishedRow][] => (isLocale(row.locale) ? [[row.locale, row]] : [])));
  const mapVersions = <V>(read: (row: PublishedRow) => V) => Object.fromEntries([...versions].map(([locale, row]) => [locale, read(row)]));
  const own = pairs.map((pair): OwnPairs => {
    const [one, other] = pair.map((locale) => versions.get(locale));
    return [pair, one && other ? matchTexts(type, one, other) : []];
  });
  const titles = mapVersions((row) => toUse(type, row, [])?.title ?? '');
  const published = mapVersions((row) => new Date(row.publishedAt).getTime());
  memory.set(`${type} ${document}`, { ...entry, titles, published }, own);
}

/** Stores what is published of documents; what is not any more goes. */
async function readDocuments(
  strapi: Core.Strapi,
  memory: PublishedMemory,
  type: ContentTypeName,
  documents: readonly string[],
): Promise<void> {
  const populate = populateTexts(contentTypes[type].fields);
  const pause = createPause();
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = documents.slice(start, start + batchSize);
    const where = { ...isPublished, documentId: { $in: batch } };
    const rows = await getRows<PublishedRow>(strapi, getContentTypeUid(type)).findMany({ where, populate });
    const outdated = await readOutdated(strapi, type, batch);
    for (const document of batch) {
      await pause();
      const own = rows.filter(({ documentId }) => documentId === document);
      storeDocument(memory, { type, document, outdated: outdated.get(document) ?? [] }, own);
    }
    await pause();
  }
}

/** Lists the documents of a type that readers see. */
async function listDocuments(strapi: Core.Strapi, type: ContentTypeName): Promise<string[]> {
  const documents = new Set<string>();
  for (let last = 0; ;) {
    const search = { where: { ...isPublished, id: { $gt: last } }, select: ['id', 'documentId'], orderBy: { id: 'asc' }, limit: listSize };
    const rows = await getRows<PublishedRow & { id: number }>(strapi, getContentTypeUid(type)).findMany(search);
    for (const { documentId } of rows) documents.add(documentId);
    const end = rows.at(-1)?.id;
    if (end === undefined || rows.length < listSize) return [...documents];
    last = end;
  }
}

async function buildMemory(strapi: Core.Strapi): Promise<PublishedMemory> {
  const memory: PublishedMemory = new SegmentIndex();
  for (const type of translatableTypes) await readDocuments(strapi, memory, type, await listDocuments(strapi, type));
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
 * Returns the memory as the site is published now. It is in the memory of the process, and built after the start or with the first
 * question: nothing is stored that could say what was withdrawn.
 */
export function readPublishedMemory(strapi: Core.Strapi): Promise<PublishedMemory> {
  const read = memories.get(strapi) ?? createReader(strapi);
  memories.set(strapi, read);
  return read();
}

/** How long after the start the memory is built, in milliseconds: the first pages of the panel come before. */
const delayMs = 5000;

/** Builds the memory in the background, so that no translator waits for it. */
export function startMemory(strapi: Core.Strapi): void {
  const build = () =>
    readPublishedMemory(strapi).catch((error: unknown) => {
      strapi.log.warn(`The translation memory was not built, and will be with the first question: ${getErrorMessage(error)}`);
    });
  setTimeout(() => void build(), delayMs).unref();
}
